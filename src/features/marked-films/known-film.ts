import { SYNC_PAGE } from '../../words/en/sync/sync-page';
import type { FilmRow } from '../../data/local/member/member-database';
import type { MarkableFilm } from '../../data/member/member-runtime';

/** A film as the device knows it; of some it knows only the mark. */
export function knownFilm(films: ReadonlyMap<number, FilmRow | null>, id: number): MarkableFilm {
  const known = films.get(id);
  return (
    known ?? {
      id,
      title: SYNC_PAGE.unknownFilm(id),
      year: 0,
      rating: 0,
      genres: [],
      description: '',
      posterPath: null,
    }
  );
}
