import { SYNC_PAGE } from '../../i18n/messages/sync-page';
import type { MovieRow } from '../../db/member-database';
import type { MarkableMovie } from '../../services/member-store';

/** A movie as the device knows it; of some it knows only the mark. */
export function knownMovie(movies: ReadonlyMap<number, MovieRow | null>, id: number): MarkableMovie {
  const known = movies.get(id);
  return (
    known ?? {
      id,
      title: SYNC_PAGE.unknownMovie(id),
      year: 0,
      rating: 0,
      genres: [],
      description: '',
      posterPath: null,
    }
  );
}
