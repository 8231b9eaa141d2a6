import { chakra } from '@chakra-ui/react/styled-system';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useState } from 'react';
import { AgeLine } from '../../components/age-line';
import { Button } from '../../components/button';
import { Carousel } from '../../components/dialog/carousel';
import { Dialog } from '../../components/dialog/dialog';
import { IconButton } from '../../components/icon-button';
import { MoviePoster } from '../../components/movie/poster';
import { useAnnouncement } from '../../components/visually-hidden';
import { MIN_VOTE_MOVIES } from '../../config/group-vote';
import { LOW_WINDOW } from '../../config/ui';
import type { Movie } from '../../domain/movies/movie';
import type { Reason } from '../../domain/recommend/reasons';
import type { Recommendation } from '../../domain/recommend/recommend';
import { useNow } from '../../hooks/use-now';
import { formatRating } from '../../i18n/format';
import { WATCH_PREFERENCES } from '../../i18n/messages/movies';
import { CHOICES, FOUND } from '../../i18n/messages/questionnaire';
import { REASONS } from '../../i18n/messages/reasons';
import { RESULTS } from '../../i18n/messages/results';
import { ResultSlide } from './result-slide';

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: 'full',
  },
});

/** The results of a search, and callbacks for them. */
export interface ResultsProps {
  readonly movies: readonly Recommendation[];
  /** For movies from the device: when the oldest was listed, in ms; else null. */
  readonly since: number | null;
  /** The search was limited to the viewer's services, but availability is unknown. */
  readonly unchecked: boolean;
  /** Announced to screen readers on opening; empty if the results were seen before. */
  readonly announcement: string;
  readonly open: boolean;
  /** Index of the initial movie. */
  readonly place: number;
  readonly onIndexChange: (index: number) => void;
  readonly onClose: () => void;
  readonly onTryAgain: () => void;
}

export interface ResultsDialogProps extends ResultsProps {
  readonly onDetails: (movie: Recommendation) => void;
  /** Starts a group vote on these movies. */
  readonly onTogether: () => void;
  readonly renderTrailer: (movie: Movie, onClose: () => void) => ReactNode;
}

/** 'Your Personalized Recommendations': one movie at a time. */
export function ResultsDialog(props: ResultsDialogProps) {
  const {
    movies,
    since,
    unchecked,
    announcement,
    open,
    place,
    onIndexChange,
    onClose,
    onTryAgain,
    onDetails,
    onTogether,
    renderTrailer,
  } = props;
  const [trailerOf, setTrailerOf] = useState<Movie | null>(null);

  return (
    <Dialog open={open} title={FOUND.title} onClose={onClose} size="wide" flush>
      <Layout>
        <div>
          <Found text={announcement} />
          {since !== null && <DeviceAge since={since} unchecked={unchecked} />}
        </div>
        <Carousel
          key={since === null ? 'tmdb' : 'device'}
          label={FOUND.title}
          items={movies}
          start={place}
          onIndexChange={onIndexChange}
          keyOf={({ id }) => id}
          nameOf={({ title, year }) => RESULTS.named(title, year)}
          renderItem={(movie, { near }) => (
            <ResultSlide
              movie={movie}
              reasons={movie.reasons.map(reasonMessage)}
              fromDevice={since !== null}
              onTrailer={setTrailerOf}
              onDetails={() => onDetails(movie)}
              near={near}
            />
          )}
          renderThumbnail={({ title, posterPath }) => (
            <MoviePoster title={title} posterPath={posterPath} sizes="(min-width: 1024px) 70px, 44px" />
          )}
          controls={
            <>
              <Button variant="secondary" onPress={onTryAgain}>
                {RESULTS.tryAgain}
              </Button>
              {movies.length >= MIN_VOTE_MOVIES && (
                <IconButton label={RESULTS.together} icon={<Users size={20} />} onPress={onTogether} />
              )}
            </>
          }
        />
      </Layout>
      {trailerOf && renderTrailer(trailerOf, () => setTrailerOf(null))}
    </Dialog>
  );
}

const FoundText = chakra('p', {
  base: {
    paddingInline: { base: '4', md: '6' },
    color: 'accent.text',
    fontSize: 'sm',
    fontWeight: 'medium',
    '&:not(:empty)': { paddingTop: '2', [LOW_WINDOW]: { paddingTop: '1' } },
  },
});

/** Says that a search has found movies, to eyes and screen readers alike. */
function Found({ text }: { readonly text: string }) {
  return <FoundText ref={useAnnouncement(text)} role="status" />;
}

const Notice = chakra('div', { base: { paddingInline: { base: '4', md: '6' }, paddingTop: '3' } });

/**
 * Says how old movies from this device are.
 * @param since ms since 1970
 * @param unchecked true if availability on the viewer's services is unknown
 */
export function DeviceAge({ since, unchecked }: { readonly since: number; readonly unchecked: boolean }) {
  const now = useNow();
  return (
    <Notice>
      <AgeLine reason={RESULTS.fromDevice} ageMs={now - since} />
      {unchecked && <p>{WATCH_PREFERENCES.notChecked}</p>}
    </Notice>
  );
}

/** The text of a recommendation's reason. */
export function reasonMessage(reason: Reason): string {
  switch (reason.code) {
    case 'evening':
      return REASONS.evening[reason.reason];
    case 'genre':
      return REASONS.genre(CHOICES.genre[reason.genre]);
    case 'era':
      return REASONS.era(REASONS.eras[reason.era]);
    case 'watchlist':
      return REASONS.watchlist;
    case 'liked':
      return REASONS.liked(reason.title);
    case 'rating':
      return REASONS.rating(formatRating(reason.rating));
  }
}
