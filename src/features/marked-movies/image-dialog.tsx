import { chakra } from '@chakra-ui/react/styled-system';
import { Copy, Download, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IMAGE_WIDTHS, buildImageUrl } from '../../config/images';
import { copyImage, imageShareMethod, saveFile, shareImage, type ShareImageOutcome } from '../../lib/share';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { toasts } from '../../components/toast';
import { useImageHost } from '../../components/movie/image-host';
import { Dialog } from '../../components/dialog/dialog';
import { FAVORITES_PICTURE } from './messages';
import { APP } from '../../i18n/messages/shell';
import { drawImage, PICTURE_SIZE } from './draw-image';

const Canvas = chakra('canvas', {
  base: { width: 'full', maxWidth: '24rem', marginInline: 'auto', borderRadius: 'md', bg: 'bg.sunken' },
});
const Text = chakra('p', { base: { marginBottom: '3', color: 'fg.muted' } });

const NAME = 'matinee-favorites.png';
const TYPE = 'image/png';

const OUTCOME_TOASTS: Record<ShareImageOutcome, Parameters<typeof toasts.show>[0] | null> = {
  shared: null,
  cancelled: null,
  copied: { kind: 'success', text: FAVORITES_PICTURE.copied },
  failed: { kind: 'error', text: FAVORITES_PICTURE.refused },
};

interface ShownMovie {
  readonly title: string;
  readonly posterPath: string | null;
}

/** Draws the movies; the file is undefined while drawing, null if it fails. */
function usePicture(movies: readonly ShownMovie[]) {
  const base = useImageHost();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<File | null>();

  useEffect(() => {
    let stopped = false;
    async function draw(on: HTMLCanvasElement): Promise<void> {
      const posters = movies.map(({ title, posterPath }) => ({
        title,
        poster: posterPath === null || base === '' ? null : buildImageUrl(base, posterPath, IMAGE_WIDTHS.poster),
      }));
      const isDrawn = await drawImage(on, posters, { heading: FAVORITES_PICTURE.heading, name: APP.name });
      const made = isDrawn ? await new Promise<Blob | null>((resolve) => on.toBlob(resolve, TYPE)) : null;
      if (!stopped) setPicture(made && new File([made], NAME, { type: TYPE }));
    }
    if (canvas.current) void draw(canvas.current);
    return () => {
      stopped = true;
    };
  }, [movies, base]);

  return { canvas, picture };
}

export interface PictureDialogProps {
  /** The movies to draw, in order; at least one. */
  readonly movies: readonly ShownMovie[];
  /** Number of listed movies, drawn or not. */
  readonly all: number;
  readonly onClose: () => void;
}

/** Previews an image of movies before it is shared. */
export function ImageDialog({ onClose, ...props }: PictureDialogProps) {
  // A snapshot: later changes affect neither the image nor the text about it.
  const [{ movies, all }] = useState(props);
  const { canvas, picture } = usePicture(movies);
  const method = picture ? imageShareMethod(picture) : null;

  async function showOutcome(work: Promise<ShareImageOutcome>): Promise<void> {
    const toast = OUTCOME_TOASTS[await work];
    if (toast) toasts.show({ ...toast, acrossRoutes: true });
  }
  function save(file: File): void {
    saveFile(file.name, file);
    toasts.show({ kind: 'success', text: FAVORITES_PICTURE.saved(file.name) });
  }

  return (
    <Dialog
      open
      size="narrow"
      title={FAVORITES_PICTURE.title}
      onClose={onClose}
      footer={
        picture && (
          <>
            <Button variant="secondary" icon={<Download size={18} />} onPress={() => save(picture)}>
              {FAVORITES_PICTURE.save}
            </Button>
            {method === 'share' && (
              <Button icon={<Share2 size={18} />} onPress={() => void showOutcome(shareImage(picture))}>
                {FAVORITES_PICTURE.share}
              </Button>
            )}
            {method === 'copy' && (
              <Button icon={<Copy size={18} />} onPress={() => void showOutcome(copyImage(picture))}>
                {FAVORITES_PICTURE.copy}
              </Button>
            )}
          </>
        )
      }
    >
      <Text>{movies.length < all ? FAVORITES_PICTURE.part(movies.length, all) : FAVORITES_PICTURE.allMovies}</Text>
      <Text role="status" hidden={picture !== undefined}>
        {picture === undefined && FAVORITES_PICTURE.drawing}
      </Text>
      {picture === null ? (
        <ErrorPanel text={FAVORITES_PICTURE.failed} />
      ) : (
        <Canvas
          ref={canvas}
          htmlWidth={PICTURE_SIZE.width}
          htmlHeight={PICTURE_SIZE.height}
          role="img"
          aria-label={FAVORITES_PICTURE.described(movies.map(({ title }) => title))}
        />
      )}
    </Dialog>
  );
}
