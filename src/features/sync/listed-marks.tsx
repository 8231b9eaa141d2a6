import { chakra } from '@chakra-ui/react/styled-system';
import { CARD } from '../../i18n/messages/movies';
import { useId, useState } from 'react';
import { useListedMovies, useMarkedIds } from '../../marks/use-marked-movies';
import { isListedOnSyncPage, kindsWith, type ListedKind } from '../../domain/marks/mark-kinds';
import type { ListedMovie } from '../../domain/lists/marked-list';
import { Button } from '../../components/button';
import { SectionHeading } from '../../components/layout/headings';
import { MARKS } from '../../marks/messages';
import { SYNC_PAGE } from '../../i18n/messages/sync-page';
import { SyncRow } from './change-lists';

/** Number of movies listed before 'show all'. */
const NAMED = 20;

const All = chakra('div', { base: { paddingBlock: '3' } });

export interface ListedMarksProps {
  /** Called with the movie's id when a mark is removed. */
  readonly onTakeBack: (kind: ListedKind, id: number) => void;
}

function titleOf({ id, card }: ListedMovie): string {
  return card?.title ?? CARD.unknownMovie(id);
}

/** Movies with a mark that has no screen of its own, newest first; renders nothing if there are none. */
function MarkList({ kind, onTakeBack }: ListedMarksProps & { readonly kind: ListedKind }) {
  const messages = SYNC_PAGE;
  const heading = useId();
  const [all, setAll] = useState(false);
  const ids = useMarkedIds(kind);
  const movies = useListedMovies(ids);
  if (!movies || movies.length === 0) return null;
  const named = all ? movies : movies.slice(0, NAMED);
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={MARKS[kind].listTitle} />
      <ul>
        {named.map((movie) => (
          <SyncRow key={movie.id} title={titleOf(movie)} note={MARKS[kind].listNote}>
            <Button
              variant="secondary"
              label={messages.named(messages.undoDismissal, titleOf(movie))}
              onPress={() => onTakeBack(kind, movie.id)}
            >
              {messages.undoDismissal}
            </Button>
          </SyncRow>
        ))}
      </ul>
      {named.length < movies.length && (
        <All>
          <Button variant="ghost" onPress={() => setAll(true)}>
            {messages.showAll(movies.length)}
          </Button>
        </All>
      )}
    </section>
  );
}

/** The marks of every kind that has no screen of its own. */
export function ListedMarks({ onTakeBack }: ListedMarksProps) {
  return kindsWith()
    .filter(isListedOnSyncPage)
    .map((kind) => <MarkList key={kind} kind={kind} onTakeBack={onTakeBack} />);
}
