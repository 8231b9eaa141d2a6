import type { MarkableFilm } from '../../data/member/member-runtime';
import { DismissButton } from './dismiss-button';
import { FavoriteButton } from './favorite-button';

/** What a member can say of a film on a shelf of one's taste: the heart, and 'Not for me'. */
export function ShelfMarks({ film }: { readonly film: MarkableFilm }) {
  return (
    <>
      <FavoriteButton film={film} ground="poster" />
      <DismissButton film={film} ground="poster" />
    </>
  );
}
