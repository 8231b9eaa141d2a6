import ImageDown from 'lucide-react/icons/image-down';
import { type ComponentType, useState } from 'react';
import { Button } from '../components/button';
import type { ImageDialogProps, MoviesImage } from './image-dialog';
import { toasts } from '../components/toast';
import { IMAGE_MOVIES_LIMIT } from '../config/images';
import { MOVIES_IMAGE } from '../i18n/messages/marked-lists';
import { APP } from '../i18n/messages/shell';
import { useMovieCards } from './use-marked-movies';

export interface ImageButtonProps extends Omit<MoviesImage, 'movies' | 'all'> {
  /** The listed movies; the image has the first ones. */
  readonly ids: readonly number[];
}

/** 'Share' for an image of movies; disabled while none of them is known. */
export function ImageButton({ ids, ...texts }: ImageButtonProps) {
  const first = ids.slice(0, IMAGE_MOVIES_LIMIT);
  const cards = useMovieCards(first);
  const movies = first.flatMap((id) => cards?.get(id) ?? []);
  const [part, setPart] = useState<{ readonly Dialog: ComponentType<ImageDialogProps> } | null>(null);
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed');

  async function open(): Promise<void> {
    setState('opening');
    const file = await import('./image-dialog').catch(() => null);
    if (file) setPart({ Dialog: file.ImageDialog });
    else toasts.show({ kind: 'error', text: APP.partMissingHint(navigator.onLine) });
    setState(file ? 'open' : 'closed');
  }

  return (
    <>
      <Button
        variant="ghost"
        label={MOVIES_IMAGE.openLabel}
        icon={<ImageDown size={18} aria-hidden="true" />}
        disabled={movies.length === 0}
        loading={state === 'opening'}
        onPress={() => void open()}
      >
        {MOVIES_IMAGE.open}
      </Button>
      {part && state === 'open' && (
        <part.Dialog image={{ ...texts, movies, all: ids.length }} onClose={() => setState('closed')} />
      )}
    </>
  );
}
