import type { Movie } from '../catalog/catalog';
import { hash } from '../movies/hash';

const DEPARTMENTS = { Director: 'Directing', Screenplay: 'Writing' } as const;
type Job = keyof typeof DEPARTMENTS;

/** TMDB has about five million person ids. A name has the same id in every movie. */
const PERSON_IDS = 5_000_000;

export function personId(name: string): number {
  return 1 + (hash(name) % PERSON_IDS);
}

/** TMDB's /movie/{id}/credits, without the movie's id. */
export function creditsOf(movie: Movie) {
  return {
    cast: movie.cast.map(({ actor, character }, order) => ({
      ...person(actor, 'Acting'),
      cast_id: order + 1,
      character,
      credit_id: objectId(`${movie.id} cast ${actor} ${order}`),
      order,
    })),
    crew: [
      ...movie.directors.map((name) => crewMember(movie.id, name, 'Director')),
      ...movie.writers.map((name) => crewMember(movie.id, name, 'Screenplay')),
    ],
  };
}

function crewMember(movieId: number, name: string, job: Job) {
  const department = DEPARTMENTS[job];
  return {
    ...person(name, department),
    credit_id: objectId(`${movieId} ${job} ${name}`),
    department,
    job,
  };
}

/** A person in TMDB's format. */
export function person(name: string, knownFor: string) {
  return {
    adult: false,
    gender: 0,
    id: personId(name),
    known_for_department: knownFor,
    name,
    original_name: name,
    popularity: 0,
    profile_path: null,
  };
}

/** 24 hexadecimal digits, like TMDB's row ids. */
export function objectId(text: string): string {
  return ['a', 'b', 'c']
    .map((part) =>
      hash(part + text)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
}
