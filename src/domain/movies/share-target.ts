import { LINK_SCHEME, SHARED_LENGTH, TITLED_MOVIES } from '../../config/routes';
import { compacted, textFilter } from '../values/text-match';
import { type Candidate, movieIdOf, releaseYear } from './movie';

/** A movie that was shared with Matinee, typed or pasted. */
export type SharedMovie =
  | { readonly kind: 'movie'; readonly id: number }
  /** By IMDb id, such as tt0113277. */
  | { readonly kind: 'imdb'; readonly id: string }
  /** The year is null if not given. */
  | { readonly kind: 'title'; readonly title: string; readonly year: number | null }
  /** A URL, but not of a known movie site. */
  | { readonly kind: 'other-address' }
  | { readonly kind: 'nothing' };

/** As received; missing parts are empty. */
export interface SharedParts {
  readonly title: string;
  readonly text: string;
  readonly address: string;
}

// A host without a path identifies no movie.
const ADDRESS = /(?:(https?):\/\/)?([\w.@-]+(?::\d+)?)(\/[^\s?#<>"]*)?/giu;
const MOVIE_SITES = [
  'themoviedb.org',
  'imdb.com',
  'letterboxd.com',
  'justwatch.com',
  'tv.apple.com',
  'trakt.tv',
] as const;
const TITLE_IN_PATH = /\/(?:films?|filme|movies?|pelicula)\/([\w-]+)/i;
const MOVIES_FIRST_YEAR = 1870;

const SERVICES =
  'netflix(?: official site)?|(?:amazon )?prime video|disney\\+|(?:hbo )?max|hulu|apple tv\\+?|paramount\\+|peacock|mubi|youtube';
/** After a title: ' on Netflix', ' | Prime Video'. */
const ON_SERVICE = new RegExp(
  `(?:[.!]? check it out)?(?: now)?(?: on | [|–-] )(?:${SERVICES})[.!?]*$| streaming: where to watch.*$`,
  'iu',
);
/** Before a title: 'Check out ', 'Watch '. */
const INVITATION =
  /^(?:hey,? )?(?:(?:you should |i(?:['’]m| am| just) )?(?:watch(?:ing|ed)?|stream)|check out|have you seen) (?=\S)/iu;
const QUOTED = /["“„«]([^"“”„«»]+)["“”»]/u;

interface Address {
  /** 'own' for Matinee itself; null for unknown sites. */
  readonly site: (typeof MOVIE_SITES)[number] | 'own' | null;
  readonly path: string;
}

/** Finds possible URLs in a text, with or without their scheme. */
function urlsIn(text: string, ownOrigin: string): readonly Address[] {
  return [...text.matchAll(ADDRESS)].map(([, scheme = '', host = '', path = '']) => {
    if (`${scheme}://${host}` === ownOrigin) return { site: 'own', path };
    const name = host.toLowerCase().replace(/^(?:www|m)\./, '');
    return { site: MOVIE_SITES.find((known) => known === name) ?? null, path };
  });
}

/** Parses a title followed by its year, as in 'heat 1995' and 'Heat (1995) - IMDb'. */
function titled(words: string, pattern: RegExp): SharedMovie {
  const [, before, year] = pattern.exec(words) ?? [];
  return before !== undefined && Number(year) >= MOVIES_FIRST_YEAR
    ? { kind: 'title', title: before, year: Number(year) }
    : { kind: 'title', title: words, year: null };
}

function movieAtUrl({ site, path }: Address): SharedMovie {
  switch (site) {
    case 'own':
    case 'themoviedb.org': {
      const id = movieIdOf(/\/movie\/(\d+)/.exec(path)?.[1] ?? '');
      return id === null ? { kind: 'other-address' } : { kind: 'movie', id };
    }
    case 'imdb.com': {
      const [, id] = /\/title\/(tt\d{7,10})(?!\d)/.exec(path) ?? [];
      return id === undefined ? { kind: 'other-address' } : { kind: 'imdb', id };
    }
    case 'letterboxd.com':
    case 'justwatch.com':
    case 'tv.apple.com':
    case 'trakt.tv': {
      const [, slug] = TITLE_IN_PATH.exec(path) ?? [];
      return slug === undefined
        ? { kind: 'other-address' }
        : titled(slug.replaceAll('-', ' '), /(.+) (\d{4})(?: \d)?$/);
    }
    case null:
      return { kind: 'other-address' };
  }
}

/** The title in an app's sentence, such as 'Check out Heat on Netflix'; titles like 'Watch the Birdie' stay whole. */
function titleInSentence(words: string): string {
  const before = words.replace(ON_SERVICE, '');
  const quoted = QUOTED.exec(words);
  if (quoted && (before !== words || INVITATION.test(words) || quoted[0] === words)) return quoted[1] ?? words;
  return before !== words || /^check out /iu.test(words) ? before.replace(INVITATION, '') : words;
}

/** The title in a text around URLs, for short links. */
function titleIn(text: string): SharedMovie {
  const around = text.replace(/https?:\/\/\S+/giu, '');
  const words = around.replace(/\s+/gu, ' ').trim();
  return words === '' ? { kind: 'nothing' } : titled(titleInSentence(words), /(.+?) \((\d{4})\)/u);
}

/** Converts a link with our custom scheme to a URL of ours. */
function withOwnUrl(text: string, ownOrigin: string): string {
  return text.startsWith(LINK_SCHEME) ? `${ownOrigin}/${text.slice(LINK_SCHEME.length)}` : text;
}

/**
 * Parses what was shared: the first URL that identifies a movie at a known site or here, else a title.
 * @param ownOrigin the app's origin
 */
export function parseSharedMovie(parts: SharedParts, ownOrigin: string): SharedMovie {
  const texts = [parts.address, parts.title, parts.text].map((part) => part.slice(0, SHARED_LENGTH));
  const byUrl = texts
    .flatMap((part) => urlsIn(withOwnUrl(part, ownOrigin), ownOrigin))
    .map(movieAtUrl)
    .find(({ kind }) => kind !== 'other-address');
  if (byUrl) return byUrl;
  const titles = texts.slice(1).map(titleIn);
  const isNotEmpty = texts.some((part) => part.trim() !== '');
  return titles.find(({ kind }) => kind !== 'nothing') ?? { kind: isNotEmpty ? 'other-address' : 'nothing' };
}

/** The id of the only exact match; null if the choice is ambiguous or empty. */
export function resolveSharedMovie(shared: SharedMovie, found: readonly Candidate[]): number | null {
  if (shared.kind === 'imdb') return found[0]?.id ?? null;
  if (shared.kind !== 'title') return null;
  const { title, year } = shared;
  const [only, another] = found.filter(
    (movie) => releaseYear(movie.releaseDate) === year && compacted(movie.title) === compacted(title),
  );
  return only && !another ? only.id : null;
}

/** Movies on the device with all words of a shared title: exact titles and years first, then the most popular. */
export function moviesTitled<Movie extends Candidate>(
  { title, year }: Pick<Extract<SharedMovie, { readonly kind: 'title' }>, 'title' | 'year'>,
  movies: readonly Movie[],
): readonly Movie[] {
  const matches = textFilter(title);
  const similarity = (movie: Candidate): number =>
    (compacted(movie.title) === compacted(title) ? 2 : 0) + (releaseYear(movie.releaseDate) === year ? 1 : 0);
  return movies
    .filter((movie) => matches(`${movie.title} ${releaseYear(movie.releaseDate) || ''}`))
    .sort((a, b) => similarity(b) - similarity(a) || b.voteCount - a.voteCount)
    .slice(0, TITLED_MOVIES);
}
