import { chakra } from '@chakra-ui/react/styled-system';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useRef, useState } from 'react';
import { IMAGE_WIDTHS, buildImageUrl } from '../config/images';
import { copyImage, imageShareMethod, saveFile, shareImage, type ShareImageOutcome } from '../lib/share';
import { Button } from '../components/button';
import { ErrorPanel } from '../components/error-panel';
import { toasts } from '../components/toast';
import { Dialog } from '../components/dialog/dialog';
import { useImageHost } from '../components/movie/movie-context';
import type { MovieSummary } from '../domain/movies/movie';
import { MOVIES_IMAGE } from '../i18n/messages/marked-lists';
import { APP } from '../i18n/messages/shell';
import { drawImage, IMAGE_SIZE } from './draw-image';

const Canvas = chakra('canvas', {
  base: { width: 'full', maxWidth: '24rem', marginInline: 'auto', borderRadius: 'md', bg: 'bg.sunken' },
});
const Text = chakra('p', { base: { marginBottom: '3', color: 'fg.muted' } });

const TYPE = 'image/png';

const OUTCOME_TOASTS: Record<ShareImageOutcome, Parameters<typeof toasts.show>[0] | null> = {
  shared: null,
  cancelled: null,
  copied: { kind: 'success', text: MOVIES_IMAGE.copied },
  failed: { kind: 'error', text: MOVIES_IMAGE.refused },
};

/** An image of movies to share. */
export interface MoviesImage {
  /** The movies to draw, in order; at least one. */
  readonly movies: readonly Pick<MovieSummary, 'title' | 'posterPath'>[];
  /** Number of listed movies, drawn or not. */
  readonly all: number;
  /** Title of the dialog. */
  readonly title: string;
  /** On the image, above the posters. */
  readonly heading: string;
  /** Below the heading; nothing if empty. */
  readonly note: string;
  /** Name of the file. */
  readonly file: string;
}

/** Draws the movies; the file is undefined while drawing, null if it fails. */
function useImageFile(image: MoviesImage) {
  const base = useImageHost();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | null>();

  useEffect(() => {
    let stopped = false;
    async function draw(element: HTMLCanvasElement): Promise<void> {
      const posters = image.movies.map(({ title, posterPath }) => ({
        title,
        poster: posterPath === null || base === '' ? null : buildImageUrl(base, posterPath, IMAGE_WIDTHS.poster),
      }));
      const isDrawn = await drawImage(element, posters, { ...image, name: APP.name });
      const made = isDrawn ? await new Promise<Blob | null>((resolve) => element.toBlob(resolve, TYPE)) : null;
      if (!stopped) setFile(made && new File([made], image.file, { type: TYPE }));
    }
    if (canvas.current) void draw(canvas.current);
    return () => {
      stopped = true;
    };
  }, [image, base]);

  return { canvas, file };
}

export interface ImageDialogProps {
  readonly image: MoviesImage;
  readonly onClose: () => void;
}

/** Previews an image of movies before it is shared. */
export function ImageDialog({ onClose, ...props }: ImageDialogProps) {
  // A snapshot: later changes affect neither the image nor the text about it.
  const [image] = useState(props.image);
  const { movies, all, title } = image;
  const { canvas, file } = useImageFile(image);
  const method = file ? imageShareMethod(file) : null;

  async function showOutcome(work: Promise<ShareImageOutcome>): Promise<void> {
    const toast = OUTCOME_TOASTS[await work];
    if (toast) toasts.show({ ...toast, acrossRoutes: true });
  }
  function save(file: File): void {
    saveFile(file.name, file);
    toasts.show({ kind: 'success', text: MOVIES_IMAGE.saved(file.name) });
  }

  return (
    <Dialog
      open
      size="narrow"
      title={title}
      onClose={onClose}
      footer={
        file && (
          <>
            <Button variant="secondary" icon={<Download size={18} />} onPress={() => save(file)}>
              {MOVIES_IMAGE.save}
            </Button>
            {method === 'share' && (
              <Button icon={<Share2 size={18} />} onPress={() => void showOutcome(shareImage(file))}>
                {MOVIES_IMAGE.share}
              </Button>
            )}
            {method === 'copy' && (
              <Button icon={<Copy size={18} />} onPress={() => void showOutcome(copyImage(file))}>
                {MOVIES_IMAGE.copy}
              </Button>
            )}
          </>
        )
      }
    >
      <Text>{movies.length < all ? MOVIES_IMAGE.part(movies.length, all) : MOVIES_IMAGE.allMovies}</Text>
      <Text role="status" hidden={file !== undefined}>
        {file === undefined && MOVIES_IMAGE.drawing}
      </Text>
      {file === null ? (
        <ErrorPanel text={MOVIES_IMAGE.failed} />
      ) : (
        <Canvas
          ref={canvas}
          htmlWidth={IMAGE_SIZE.width}
          htmlHeight={IMAGE_SIZE.height}
          role="img"
          aria-label={MOVIES_IMAGE.described(movies.map(({ title }) => title))}
        />
      )}
    </Dialog>
  );
}
