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

const TOLD: Record<ShareImageOutcome, Parameters<typeof toasts.show>[0] | null> = {
  shared: null,
  cancelled: null,
  copied: { kind: 'success', text: FAVORITES_PICTURE.copied },
  failed: { kind: 'error', text: FAVORITES_PICTURE.refused },
};

interface ShownMovie {
  readonly title: string;
  readonly posterPath: string | null;
}

/** The movies as a file; undefined while it is made, null where it cannot be. */
function usePicture(movies: readonly ShownMovie[]) {
  const base = useImageHost();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<File | null>();

  useEffect(() => {
    let stopped = false;
    async function draw(on: HTMLCanvasElement): Promise<void> {
      const drawn = movies.map(({ title, posterPath }) => ({
        title,
        poster: posterPath === null || base === '' ? null : buildImageUrl(base, posterPath, IMAGE_WIDTHS.poster),
      }));
      const isDrawn = await drawImage(on, drawn, { heading: FAVORITES_PICTURE.heading, name: APP.name });
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
  /** What is drawn, in its order: one movie at least. */
  readonly movies: readonly ShownMovie[];
  /** Movies that the list shows, drawn or not. */
  readonly all: number;
  readonly onClose: () => void;
}

/** A picture of movies, to be looked at before it is given to somebody. */
export function ImageDialog({ onClose, ...asked }: PictureDialogProps) {
  // As they are now: what another device changes meanwhile is not on the picture, nor in the words about it.
  const [{ movies, all }] = useState(asked);
  const { canvas, picture } = usePicture(movies);
  const way = picture ? imageShareMethod(picture) : null;

  async function give(work: Promise<ShareImageOutcome>): Promise<void> {
    const told = TOLD[await work];
    if (told) toasts.show({ ...told, everywhere: true });
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
            {way === 'share' && (
              <Button icon={<Share2 size={18} />} onPress={() => void give(shareImage(picture))}>
                {FAVORITES_PICTURE.share}
              </Button>
            )}
            {way === 'copy' && (
              <Button icon={<Copy size={18} />} onPress={() => void give(copyImage(picture))}>
                {FAVORITES_PICTURE.copy}
              </Button>
            )}
          </>
        )
      }
    >
      <Text>{movies.length < all ? FAVORITES_PICTURE.part(movies.length, all) : FAVORITES_PICTURE.whole}</Text>
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
