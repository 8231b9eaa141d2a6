import { ImageDown } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { useMovieCards } from '../../marks/use-marked-movies';
import { Button } from '../../components/button';
import { toasts } from '../../components/toast';
import { FAVORITES_PICTURE } from './messages';
import type { PictureDialogProps } from './image-dialog';
import { PICTURE_MOVIES } from './draw-image';

/** Makes an image of the first movies of a list. @param ids the list, in order */
export function ImageButton({ ids }: { readonly ids: readonly number[] }) {
  const first = ids.slice(0, PICTURE_MOVIES);
  const cards = useMovieCards(first);
  const movies = first.flatMap((id) => cards?.get(id) ?? []);
  const [part, setPart] = useState<{ readonly Dialog: ComponentType<PictureDialogProps> } | null>(null);
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed');

  async function open(): Promise<void> {
    setState('opening');
    const file = await import('./image-dialog').catch(() => null);
    if (file) setPart({ Dialog: file.ImageDialog });
    else toasts.show({ kind: 'error', text: FAVORITES_PICTURE.notLoaded });
    setState(file ? 'open' : 'closed');
  }

  if (movies.length === 0) return null;
  return (
    <>
      <Button
        variant="ghost"
        label={FAVORITES_PICTURE.openLabel}
        icon={<ImageDown size={18} aria-hidden="true" />}
        loading={state === 'opening'}
        onPress={() => void open()}
      >
        {FAVORITES_PICTURE.open}
      </Button>
      {part && state === 'open' && <part.Dialog movies={movies} all={ids.length} onClose={() => setState('closed')} />}
    </>
  );
}
