import { chakra } from '@chakra-ui/react/styled-system';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useRef, useState } from 'react';
import { IMAGE_WIDTHS, buildImageUrl } from '../../config/images';
import { copyImage, imageShareMethod, saveFile, shareImage, type ShareImageOutcome } from '../../lib/share';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { toasts } from '../../components/toast';
import { useImageHost } from '../../components/movie/movie-context';
import { Dialog } from '../../components/dialog/dialog';
import { FAVORITES_IMAGE } from './messages';
import type { MovieSummary } from '../../domain/movies/movie';
import { APP } from '../../i18n/messages/shell';
import { drawImage, IMAGE_SIZE } from './draw-image';

const Canvas = chakra('canvas', {
  base: { width: 'full', maxWidth: '24rem', marginInline: 'auto', borderRadius: 'md', bg: 'bg.sunken' },
});
const Text = chakra('p', { base: { marginBottom: '3', color: 'fg.muted' } });

const NAME = 'matinee-favorites.png';
const TYPE = 'image/png';

const OUTCOME_TOASTS: Record<ShareImageOutcome, Parameters<typeof toasts.show>[0] | null> = {
  shared: null,
  cancelled: null,
  copied: { kind: 'success', text: FAVORITES_IMAGE.copied },
  failed: { kind: 'error', text: FAVORITES_IMAGE.refused },
};

type DrawnMovie = Pick<MovieSummary, 'title' | 'posterPath'>;

/** Draws the movies; the file is undefined while drawing, null if it fails. */
function useImageFile(movies: readonly DrawnMovie[]) {
  const base = useImageHost();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | null>();

  useEffect(() => {
    let stopped = false;
    async function draw(element: HTMLCanvasElement): Promise<void> {
      const posters = movies.map(({ title, posterPath }) => ({
        title,
        poster: posterPath === null || base === '' ? null : buildImageUrl(base, posterPath, IMAGE_WIDTHS.poster),
      }));
      const isDrawn = await drawImage(element, posters, { heading: FAVORITES_IMAGE.heading, name: APP.name });
      const made = isDrawn ? await new Promise<Blob | null>((resolve) => element.toBlob(resolve, TYPE)) : null;
      if (!stopped) setFile(made && new File([made], NAME, { type: TYPE }));
    }
    if (canvas.current) void draw(canvas.current);
    return () => {
      stopped = true;
    };
  }, [movies, base]);

  return { canvas, file };
}

export interface ImageDialogProps {
  /** The movies to draw, in order; at least one. */
  readonly movies: readonly DrawnMovie[];
  /** Number of listed movies, drawn or not. */
  readonly all: number;
  readonly onClose: () => void;
}

/** Previews an image of movies before it is shared. */
export function ImageDialog({ onClose, ...props }: ImageDialogProps) {
  // A snapshot: later changes affect neither the image nor the text about it.
  const [{ movies, all }] = useState(props);
  const { canvas, file } = useImageFile(movies);
  const method = file ? imageShareMethod(file) : null;

  async function showOutcome(work: Promise<ShareImageOutcome>): Promise<void> {
    const toast = OUTCOME_TOASTS[await work];
    if (toast) toasts.show({ ...toast, acrossRoutes: true });
  }
  function save(file: File): void {
    saveFile(file.name, file);
    toasts.show({ kind: 'success', text: FAVORITES_IMAGE.saved(file.name) });
  }

  return (
    <Dialog
      open
      size="narrow"
      title={FAVORITES_IMAGE.title}
      onClose={onClose}
      footer={
        file && (
          <>
            <Button variant="secondary" icon={<Download size={18} />} onPress={() => save(file)}>
              {FAVORITES_IMAGE.save}
            </Button>
            {method === 'share' && (
              <Button icon={<Share2 size={18} />} onPress={() => void showOutcome(shareImage(file))}>
                {FAVORITES_IMAGE.share}
              </Button>
            )}
            {method === 'copy' && (
              <Button icon={<Copy size={18} />} onPress={() => void showOutcome(copyImage(file))}>
                {FAVORITES_IMAGE.copy}
              </Button>
            )}
          </>
        )
      }
    >
      <Text>{movies.length < all ? FAVORITES_IMAGE.part(movies.length, all) : FAVORITES_IMAGE.allMovies}</Text>
      <Text role="status" hidden={file !== undefined}>
        {file === undefined && FAVORITES_IMAGE.drawing}
      </Text>
      {file === null ? (
        <ErrorPanel text={FAVORITES_IMAGE.failed} />
      ) : (
        <Canvas
          ref={canvas}
          htmlWidth={IMAGE_SIZE.width}
          htmlHeight={IMAGE_SIZE.height}
          role="img"
          aria-label={FAVORITES_IMAGE.described(movies.map(({ title }) => title))}
        />
      )}
    </Dialog>
  );
}
