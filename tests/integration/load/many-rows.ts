import type { Session } from '../database/database';

/** The number of rows, by owner. */
export interface Crowd {
  /** Members with the same number of favorites each. */
  readonly members: number;
  readonly favoritesEach: number;
  /** The other rows of the one large member. */
  readonly large: { readonly favorites: number; readonly shown: number; readonly viewings: number };
  readonly movies: number;
}

/** The large member's id; the others' end with their number. */
export const LARGE_MEMBER = memberId(0);

/** @param number from 1 on */
export function memberId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/**
 * Fills a database as if all members had pushed everything, in seconds: rows are written with triggers disabled, and the
 * triggers' counters are computed at the end.
 * @param session of a superuser
 * @returns the number of rows in marks and base tables
 */
export async function fill(session: Session, { members, favoritesEach, large, movies }: Crowd): Promise<number> {
  const idOf = (number: string) => `('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;
  await session.script(`
    set session_replication_role = replica;
    insert into public.movies (id, title, year, rating, genres, poster_url)
      select id, 'Movie ' || id, 1950 + id % 75, (id % 100) / 10.0, '{Action,Drama}',
        'https://image.tmdb.org/t/p/w500/poster-' || id || '.jpg'
      from generate_series(100001, 100000 + ${movies}) as id on conflict do nothing;
    insert into auth.users (id) select ${idOf('number')} from generate_series(0, ${members}) as number;
    insert into public.profiles (id) select ${idOf('number')} from generate_series(0, ${members}) as number
      on conflict do nothing;
    insert into public.user_favorites (user_id, movie_id)
      select ${idOf('number')}, 100001 + (number * 37 + place) % ${movies}
      from generate_series(1, ${members}) as number, generate_series(0, ${favoritesEach} - 1) as place;
    insert into public.user_favorites (user_id, movie_id)
      select ${idOf('0')}, 100001 + place from generate_series(0, ${large.favorites} - 1) as place;
    insert into public.user_shown_movies (user_id, tmdb_movie_id, movie_id)
      select ${idOf('0')}, 100001 + place, 1 from generate_series(0, ${large.shown} - 1) as place;
    insert into public.sync_marks (user_id, kind, movie_id, present, ts, op, seq)
      select user_id, kind, movie_id, true, public.server_time_ms() - 1000000, gen_random_uuid(),
        row_number() over (partition by user_id order by kind, movie_id)
      from (
        select user_id, 'favorite' as kind, movie_id::bigint from public.user_favorites
        union all select user_id, 'recommended', tmdb_movie_id::bigint from public.user_shown_movies
      ) as base;
    insert into public.sync_marks (user_id, kind, movie_id, present, ts, op, seq, value)
      select ${idOf('0')}, 'viewing', 5000000000 + number, true, public.server_time_ms() - 1000000, gen_random_uuid(),
        (select max(seq) from public.sync_marks where user_id = ${idOf('0')}) + number,
        jsonb_build_object('movie_id', 100000 + number, 'watched_on', '2009-07-11', 'rewatch', false)
      from generate_series(1, ${large.viewings}) as number;
    insert into public.sync_head (user_id, seq, marks, recommended, digest)
      select user_id, max(seq), count(*) filter (where kind = 'favorite'), count(*) filter (where kind <> 'favorite'),
        sum(public.operation_digest(op)) % 281474976710656
      from public.sync_marks group by user_id;
    set session_replication_role = origin;
    analyze;`);
  const [row] = await session.rows(`
    select (select count(*) from public.sync_marks) + (select count(*) from public.user_favorites)
      + (select count(*) from public.user_shown_movies) as rows`);
  return Number(row?.['rows']);
}
