import type { MarkableMovie } from '../../services/member-store';
import { MarkButton } from './mark-button';

/** What a member can say of a movie on a shelf of one's taste: the heart, and 'Not for me'. */
export function ShelfMarks({ movie }: { readonly movie: MarkableMovie }) {
  return (
    <>
      <MarkButton kind="favorite" movie={movie} surface="poster" />
      <MarkButton kind="dismissed" movie={movie} surface="poster" />
    </>
  );
}
