import type { Film } from '../../../embedded/movie-database/catalogue/catalogue';
import { GENRE } from '../../../src/config/film/genres';
import type { EveningReasonId } from '../../../src/config/recommend/evening-reasons';
import type { QuestionnaireAnswers } from '../../../src/domain/questionnaire/answers';

type Genre = keyof typeof GENRE;

const has = ({ genreIds }: Film, genre: Genre) => genreIds.includes(GENRE[genre]);
const hasNone = (film: Film, ...genres: readonly Genre[]) => !genres.some((genre) => has(film, genre));
const isLight = (film: Film) =>
  hasNone(film, 'crime', 'thriller', 'horror', 'war', 'mystery') &&
  (has(film, 'family') || !/\b(?:murder|kill|killer|dies|death|dead|war|cancer|suicide)\b/i.test(film.overview));
const isLightest = (film: Film) => isLight(film) && hasNone(film, 'drama', 'history');
const isQuiet = (film: Film) => hasNone(film, 'action', 'comedy');

/** What each sentence claims of a movie, written apart from the rules. */
const CLAIMS: Record<EveningReasonId, (film: Film) => boolean> = {
  'happy-comedy': (film) => has(film, 'comedy') && isLightest(film),
  'happy-music': (film) => has(film, 'music') && isLightest(film),
  'happy-adventure': (film) => has(film, 'adventure') && isLightest(film),
  'relaxed-comedy': (film) => has(film, 'comedy') && isLightest(film),
  'relaxed-family': (film) => has(film, 'family') && isLight(film),
  'relaxed-romance': (film) => has(film, 'romance') && isLight(film),
  'tense-horror': (film) => has(film, 'horror'),
  'tense-mystery': (film) => has(film, 'mystery'),
  'tense-thriller': (film) => has(film, 'thriller'),
  'tense-action': (film) => has(film, 'action'),
  'sad-romance': (film) => has(film, 'romance') && has(film, 'drama') && isQuiet(film),
  'sad-drama': (film) => has(film, 'drama') && isQuiet(film),
  'lonely-scifi': (film) => has(film, 'scifi') && isQuiet(film),
  'lonely-drama': (film) => has(film, 'drama') && isQuiet(film),
  'neutral-documentary': (film) => has(film, 'documentary'),
  'neutral-history': (film) => has(film, 'history'),
  'family-g': ({ certification }) => certification === 'G',
  'family-family': (film) => has(film, 'family'),
  'date-romance': (film) => has(film, 'romance'),
  'friends-comedy': (film) => has(film, 'comedy'),
  'friends-horror': (film) => has(film, 'horror'),
};

/** Whether the sentence speaks of what was asked, and says what is true of the movie. */
export function isTrueOf(reason: EveningReasonId, film: Film, { mood, company }: QuestionnaireAnswers): boolean {
  const [about] = reason.split('-');
  return (about === mood || about === company) && CLAIMS[reason](film);
}
