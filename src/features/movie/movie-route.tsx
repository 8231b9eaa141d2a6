import { Share2 } from 'lucide-react';
import { type Location, useLocation, useNavigate, useParams } from 'react-router-dom';
import { Button } from '../../components/button';
import { lazyComponent, Optional } from '../../components/lazy-component';
import { toasts } from '../../components/toast';
import { ownUrl } from '../../config/environment';
import { moviePath } from '../../config/routes';
import { movieIdOf } from '../../domain/movies/movie';
import { navigationState } from '../../hooks/movie-state';
import { isTrailerOpen, searchWithoutTrailer, searchWithTrailer } from '../../hooks/movie-url';
import { QueryProvider } from '../../hooks/query-provider';
import { useCloseEntry, useOpenMovie } from '../../hooks/use-open-movie';
import { MOVIE_DIALOG } from '../../i18n/messages/movie-dialog';
import { canShare, type LinkOutcome, shareLink } from '../../lib/share';
import { MarkAction, ShelfMarks } from '../../marks/mark-button';
import { SHARE } from './messages';
import { NoMovieId } from './movie-failure';
import { MovieScreen } from './movie-screen';
import { MovieTrailer } from './movie-trailer';

const MoreLikeThis = lazyComponent(
  () => import('./more-like-this'),
  (file) => file.MoreLikeThis,
);

/** /movie/{id}: a movie's own screen, or why there is none. */
export function MovieRoute() {
  const { id: text = '' } = useParams();
  const id = movieIdOf(text);
  return id === null ? <NoMovieId /> : <Movie key={id} id={id} />;
}

/** The movie, with its trailer at its own URL, so that Back closes it. */
function Movie({ id }: { readonly id: number }) {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const close = useCloseEntry();
  const openMovie = useOpenMovie();

  return (
    <QueryProvider>
      <MovieScreen
        id={id}
        renderActions={(movie) => (
          <>
            <MarkAction kind="favorite" movie={movie} />
            <MarkAction kind="watched" movie={movie} />
            <MarkAction kind="dismissed" movie={movie} />
            <ShareAction movie={movie} />
          </>
        )}
        more={
          <Optional>
            <MoreLikeThis id={id} onOpen={openMovie} renderMarks={(movie) => <ShelfMarks movie={movie} />} />
          </Optional>
        }
        onTrailer={() => void navigate({ search: searchWithTrailer(search) }, { state: navigationState(state, null) })}
      />
      {isTrailerOpen(search) && (
        <MovieTrailer id={id} title={MOVIE_DIALOG.title} onClose={() => close(searchWithoutTrailer(search))} />
      )}
    </QueryProvider>
  );
}

/** Toasts by outcome; a share sheet gives its own feedback. */
const OUTCOME_TOASTS: Record<LinkOutcome, Parameters<typeof toasts.show>[0] | null> = {
  shared: null,
  cancelled: null,
  copied: { kind: 'success', text: SHARE.copied },
  failed: { kind: 'error', text: SHARE.failed },
};

/** Shares a movie's URL through the share sheet, or copies it. */
export function ShareAction({ movie }: { readonly movie: { readonly id: number; readonly title: string } }) {
  async function share() {
    const toast = OUTCOME_TOASTS[await shareLink({ title: movie.title, url: ownUrl(moviePath(movie.id)) })];
    if (toast) toasts.show(toast);
  }

  if (!canShare()) return null;
  return (
    <Button variant="secondary" icon={<Share2 size={18} aria-hidden="true" />} onPress={() => void share()}>
      {SHARE.share}
    </Button>
  );
}
