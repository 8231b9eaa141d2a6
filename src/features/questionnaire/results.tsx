import { chakra } from '@chakra-ui/react/styled-system';
import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { CheckField } from '../../components/form/check-field';
import { ChoiceChips } from '../../components/form/choices';
import { TrailerDialog } from '../../components/movie/trailer-dialog';
import { VOTE_MOVIES_LIMIT, VOTE_STARTED } from '../../config/group-vote';
import { RUNTIME_LIMITS } from '../../config/questionnaire';
import { LIKED_RATING } from '../../config/recommend';
import { moviePath, ROUTES } from '../../config/routes';
import { readRatingsOf } from '../../db/diary';
import { trailersOf } from '../../domain/movies/metadata';
import { voteFragment } from '../../domain/group-vote';
import { type AnswerConflict, answerConflictAt } from '../../domain/questionnaire/answer-conflicts';
import type { AnswersDraft, QuestionnaireStep } from '../../domain/questionnaire/answers';
import { likedIds, withValidReasons } from '../../domain/recommend/reasons';
import type { Recommendation } from '../../domain/recommend/recommend';
import { useMemberState, useMemberStore } from '../../hooks/member-provider';
import { useOnline } from '../../hooks/use-online';
import { CHOICES } from '../../i18n/messages/questionnaire';
import { useMarkedIds } from '../../marks/use-marked-movies';
import { QUESTIONNAIRE } from './messages';
import { ResultsDialog, type ResultsProps } from './results-dialog';

export { SearchProgress } from '../../components/progress';
export { LastAnswers } from './last-answers';

/** The group vote page for these movies. */
function groupVotePath(movies: readonly number[]): { readonly pathname: string; readonly hash: string } {
  return {
    pathname: ROUTES.together,
    hash: voteFragment({ movies: movies.slice(0, VOTE_MOVIES_LIMIT), ballot: null }),
  };
}

/** The results with their actions. */
export function Results(results: ResultsProps) {
  const navigate = useNavigate();
  const online = useOnline();
  return (
    <ResultsDialog
      {...results}
      movies={useValidReasons(results.movies)}
      onTogether={() =>
        void navigate(groupVotePath(results.movies.map(({ id }) => id)), { state: { [VOTE_STARTED]: true } })
      }
      onDetails={({ id }) => void navigate(moviePath(id))}
      renderTrailer={(movie, onClose) => (
        <TrailerDialog title={movie.title} urls={trailersOf(movie)} online={online} onClose={onClose} />
      )}
    />
  );
}

/**
 * Results with the reasons that hold right now: 'you liked' only while that movie is a favorite of the signed-in member
 * or rated highly by them, 'on your watchlist' likewise.
 */
export function useValidReasons(movies: readonly Recommendation[]): readonly Recommendation[] {
  const favorites = useMarkedIds('favorite');
  const watchlist = useMarkedIds('watchlist');
  const rated = useHighlyRated(movies.flatMap(likedIds));
  return useMemo(
    () => withValidReasons(movies, new Set([...(favorites ?? []), ...(rated ?? [])]), new Set(watchlist)),
    [movies, favorites, rated, watchlist],
  );
}

/** Those of some movies that the member rated at least LIKED_RATING; undefined while loading. */
function useHighlyRated(ids: readonly number[]): readonly number[] | undefined {
  const store = useMemberStore();
  return useLiveQuery(async () => {
    if (!store) return undefined;
    const ratings = await readRatingsOf(store.database, ids);
    return [...ratings].flatMap(([id, rating]) => (rating >= LIKED_RATING ? [id] : []));
  }, [store, ids.join()]);
}

const Text = chakra('p', {
  base: { marginTop: '4', paddingInlineStart: '3', borderInlineStartWidth: '3px', borderColor: 'accent' },
});

function conflictMessage(conflict: AnswerConflict): string {
  const messages = QUESTIONNAIRE.answerConflicts;
  switch (conflict.code) {
    case 'company-genre':
      return messages.companyGenre(
        conflict.genres.map((genre) => CHOICES.genre[genre]),
        conflict.partial,
      );
    case 'rating-genre':
      return messages.ratingGenre(CHOICES.genre[conflict.genre], conflict.needs, conflict.partial);
    case 'company-rating':
      return messages.companyRating(conflict.partial);
    case 'family-teens':
      return messages.familyTeens;
  }
}

export interface AnswerConflictNoticeProps {
  readonly step: QuestionnaireStep;
  readonly draft: AnswersDraft;
}

/** Says which options the current answers exclude and how to go on. Rendered in a live region. */
export function AnswerConflictNotice({ step, draft }: AnswerConflictNoticeProps) {
  return answerConflictAt(step, draft).map((conflict) => (
    <Text key={conflictMessage(conflict)}>{conflictMessage(conflict)}</Text>
  ));
}

const TIME_CHOICES = RUNTIME_LIMITS.map((value) => ({ value, label: CHOICES.time[value] }));

const Group = chakra('div', { base: { display: 'grid', gap: '4' } });

export interface OptionalAnswersProps {
  readonly draft: AnswersDraft;
  readonly onDraft: (draft: AnswersDraft) => void;
}

/** What can be chosen besides the questions. It comes before the age question, where a 'No' starts the search. */
export function OptionalAnswers({ draft, onDraft }: OptionalAnswersProps) {
  const { maxRuntime, fromWatchlist } = draft;
  const watchlist = useMarkedIds('watchlist');
  const { status } = useMemberState();
  const reading = watchlist === undefined && (status === 'opening' || status === 'open');
  return (
    <Group>
      <ChoiceChips
        single
        legend={QUESTIONNAIRE.time}
        choices={TIME_CHOICES}
        values={maxRuntime === null ? [] : [maxRuntime]}
        onToggle={(limit) => onDraft({ ...draft, maxRuntime: limit })}
      />
      {(reading || (watchlist?.length ?? 0) > 0) && (
        // While the device is read, only its place is there.
        <div style={{ visibility: reading ? 'hidden' : 'visible' }}>
          <CheckField
            label={QUESTIONNAIRE.fromWatchlist}
            note={QUESTIONNAIRE.fromWatchlistNote}
            checked={fromWatchlist}
            onChange={(chosen) => onDraft({ ...draft, fromWatchlist: chosen })}
          />
        </div>
      )}
    </Group>
  );
}
