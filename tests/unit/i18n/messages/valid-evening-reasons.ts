import type { Movie } from '../../../../local-stack/movie-database/catalog/catalog';
import { GENRE } from '../../../../src/config/genres';
import type { EveningReasonId } from '../../../../src/config/reasons';
import type { QuestionnaireAnswers } from '../../../../src/domain/questionnaire/answers';

type Genre = keyof typeof GENRE;

const has = ({ genreIds }: Movie, genre: Genre) => genreIds.includes(GENRE[genre]);
const hasNone = (movie: Movie, ...genres: readonly Genre[]) => !genres.some((genre) => has(movie, genre));
const hasNoGrimWord = (movie: Movie) =>
  has(movie, 'family') || !/\b(?:murder|kill|killer|dies|death|dead|war|cancer|suicide)\b/i.test(movie.overview);
const isLight = (movie: Movie) =>
  hasNone(movie, 'crime', 'thriller', 'horror', 'war', 'mystery') && hasNoGrimWord(movie);
const isLightest = (movie: Movie) => isLight(movie) && hasNone(movie, 'drama', 'history');
const isQuiet = (movie: Movie) => hasNone(movie, 'action', 'comedy');

/** What each sentence claims about a movie, written independently of the rules. */
const CLAIMS: Record<EveningReasonId, (movie: Movie) => boolean> = {
  'happy-comedy': (movie) => has(movie, 'comedy') && isLightest(movie),
  'happy-music': (movie) => has(movie, 'music') && isLightest(movie),
  'happy-adventure': (movie) => has(movie, 'adventure') && isLightest(movie),
  'relaxed-comedy': (movie) => has(movie, 'comedy') && isLightest(movie),
  'relaxed-family': (movie) => has(movie, 'family') && isLight(movie),
  'relaxed-romance': (movie) => has(movie, 'romance') && isLight(movie),
  'tense-horror': (movie) => has(movie, 'horror'),
  'tense-mystery': (movie) => has(movie, 'mystery'),
  'tense-thriller': (movie) => has(movie, 'thriller'),
  'tense-action': (movie) => has(movie, 'action'),
  'sad-romance': (movie) => has(movie, 'romance') && has(movie, 'drama') && isQuiet(movie),
  'sad-drama': (movie) => has(movie, 'drama') && isQuiet(movie),
  'lonely-scifi': (movie) => has(movie, 'scifi') && isQuiet(movie),
  'lonely-drama': (movie) => has(movie, 'drama') && isQuiet(movie),
  'neutral-documentary': (movie) => has(movie, 'documentary'),
  'neutral-history': (movie) => has(movie, 'history'),
  'family-g': ({ certification }) => certification === 'G',
  'family-family': (movie) => has(movie, 'family'),
  'date-romance': (movie) => has(movie, 'romance'),
  'friends-comedy': (movie) => has(movie, 'comedy') && hasNoGrimWord(movie),
  'friends-horror': (movie) => has(movie, 'horror'),
};

/** Whether the sentence matches the answers and is true of the movie. */
export function holdsFor(reason: EveningReasonId, movie: Movie, { mood, company }: QuestionnaireAnswers): boolean {
  const [about] = reason.split('-');
  return (about === mood || about === company) && CLAIMS[reason](movie);
}
