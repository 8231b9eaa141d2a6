import { randomUUID } from 'node:crypto';
import { isRecord } from '../../../../src/domain/values/guards';
import { as, type Connection, type Row } from '../database';

export type Kind = 'favorite' | 'watched' | 'dismissed' | 'recommended' | 'rating' | 'viewing';

/** An operation as a device sends it. */
export interface MarkOperation {
  op: string;
  kind: Kind;
  movie_id: number;
  present: boolean;
  /** Milliseconds since 1970. */
  ts: number;
  movie: Row | null;
  value?: unknown;
}

/** A movie as operations contain it. */
export const heat: Row = {
  title: 'Heat',
  year: 1995,
  rating: 7.9,
  genres: ['Crime', 'Drama'],
  description: 'A thief and a detective respect each other too well.',
  poster_path: '/heat.jpg',
};

/** Adds a movie to a kind, by default. */
export function mark(kind: Kind, movieId: number, ts: number, rest: Partial<MarkOperation> = {}): MarkOperation {
  return { op: randomUUID(), kind, movie_id: movieId, present: true, ts, movie: heat, ...rest };
}

/** Calls sync_push as the user who owns these changes. @param ops a list, or its JSON */
export async function push(connection: Connection, user: string, ops: readonly unknown[] | string): Promise<unknown> {
  return as(connection, user, async (session) => {
    const json = typeof ops === 'string' ? ops : JSON.stringify(ops);
    const [row] = await session.rows('select public.sync_push($1, $2::jsonb) as response', [user, json]);
    return row?.['response'];
  });
}

/** Calls sync_pull as the user who owns these changes. */
export async function pull(connection: Connection, user: string, after = 0, maxRows = 2000): Promise<unknown> {
  return as(connection, user, async (session) => {
    const [row] = await session.rows('select public.sync_pull($1, $2, $3) as response', [user, after, maxRows]);
    return row?.['response'];
  });
}

/** The marks of a sync_pull response by their seq, including packed ones as rows. */
export function pulledRows(answer: unknown): Row[] {
  if (!isRecord(answer) || !Array.isArray(answer['rows']) || !isRecord(answer['packed']))
    throw new Error('not a response');
  const packed = Object.entries(answer['packed']).flatMap(([kind, marks]) =>
    [marks].flat().map((mark): Row => {
      const [movie_id, present, ts, op, seq, value] = Array.isArray(mark) ? (mark as readonly unknown[]) : [];
      return { kind, movie_id, present, ts, op, seq, ...(value !== undefined && { value }) };
    }),
  );
  return [...answer['rows'].filter(isRecord), ...packed].sort((a, b) => Number(a['seq']) - Number(b['seq']));
}

/** The movies in the base tables whose mark is missing or differs: none when the database is idle. */
export function disagreements(connection: Connection): Promise<Row[]> {
  return connection.rows(`
    with base as (
      select user_id, 'favorite' as kind, movie_id from public.user_favorites
      union all select user_id, 'watched', movie_id from public.user_watched
      union all select user_id, 'recommended', tmdb_movie_id from public.user_shown_movies
    ), marked as (
      select user_id, kind, movie_id from public.sync_marks where present and kind not in ('rating', 'viewing')
    )
    (table base except table marked) union all (table marked except table base)`);
}
