import type { MarkableFilm } from '../../data/member/member-runtime';
import { MarkButton } from './mark-button';

/** What a member can say of a film on a shelf of one's taste: the heart, and 'Not for me'. */
export function ShelfMarks({ film }: { readonly film: MarkableFilm }) {
  return (
    <>
      <MarkButton kind="favorite" film={film} surface="poster" />
      <MarkButton kind="dismissed" film={film} surface="poster" />
    </>
  );
}
