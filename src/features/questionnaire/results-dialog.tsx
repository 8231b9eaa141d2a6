import { chakra } from '@chakra-ui/react/styled-system';
import { Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { RESULTS } from '../../i18n/messages/questionnaire';
import { TRAILER } from '../../i18n/messages/movies';
import type { Movie } from '../../domain/movies/movie';
import type { Recommendation } from '../../domain/recommend/recommend';
import { MIN_VOTE_MOVIES } from '../../config/group-vote';
import { Button } from '../../components/button';
import { IconButton } from '../../components/icon-button';
import { Announcement } from '../../components/visually-hidden';
import { Carousel } from '../../components/dialog/carousel';
import { Dialog } from '../../components/dialog/dialog';
import { ResultSlide } from '../../ui/film/result-slide';
import { toasts } from '../../components/toast';
import { DeviceAge } from './device-age';
import { reasonMessage } from './reason-sentence';

const Whole = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: 'full',
  },
});

/** What was found, and what may be done with all of it. */
export interface ResultsProps {
  readonly movies: readonly Recommendation[];
  /** Where they were chosen from movies on this device: how old these are at most, as the time of their listing in ms. */
  readonly since: number | null;
  /** Only movies on own services were wanted, and of these it is not known. */
  readonly unchecked: boolean;
  /** What is told when they open, to those who do not see it; empty when they were seen before. */
  readonly news: string;
  readonly open: boolean;
  /** Index of the movie to begin with. */
  readonly place: number;
  readonly onPlace: (index: number) => void;
  readonly onClose: () => void;
  readonly onTryAgain: () => void;
}

export interface ResultsDialogProps extends ResultsProps {
  readonly onDetails: (movie: Recommendation) => void;
  /** Others are to say what they want of these movies. */
  readonly onTogether: () => void;
  /** Heart and watched buttons of a movie. */
  readonly renderMarks: (movie: Recommendation) => ReactNode;
  readonly renderTrailer: (movie: Movie, onClose: () => void) => ReactNode;
}

/** 'Your Personalized Recommendations': one movie at a time. */
export function ResultsDialog(props: ResultsDialogProps) {
  const {
    movies,
    since,
    unchecked,
    news,
    open,
    place,
    onPlace,
    onClose,
    onTryAgain,
    onDetails,
    onTogether,
    renderMarks,
    renderTrailer,
  } = props;
  const [trailerOf, setTrailerOf] = useState<Movie | null>(null);

  function watchTrailer(movie: Movie) {
    if (movie.trailerUrl === '') toasts.show({ kind: 'info', text: TRAILER.missing });
    else setTrailerOf(movie);
  }

  return (
    <Dialog open={open} title={RESULTS.title} onClose={onClose} size="wide" flush>
      <Whole>
        <div>
          <Announcement text={news} />
          {since !== null && <DeviceAge since={since} unchecked={unchecked} />}
        </div>
        <Carousel
          label={RESULTS.title}
          items={movies}
          start={place}
          onPlace={onPlace}
          keyOf={({ id }) => id}
          nameOf={({ title, year }) => RESULTS.named(title, year)}
          renderItem={(movie, { near }) => (
            <ResultSlide
              movie={movie}
              reasons={movie.reasons.map(reasonMessage)}
              fromDevice={since !== null}
              onTrailer={watchTrailer}
              trailerLoading={false}
              onDetails={() => onDetails(movie)}
              marks={renderMarks(movie)}
              near={near}
            />
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
      </Whole>
      {trailerOf && renderTrailer(trailerOf, () => setTrailerOf(null))}
    </Dialog>
  );
}
