import { Heart } from 'lucide-react';
import type { MarkableFilm } from '../../data/member/member-runtime';
import { Button } from '../../ui/controls/button';
import { useToggle } from './use-toggle';

/** The heart in words, where there is room for them: 'Add to Favorites' or 'Remove from Favorites'. */
export function FavoriteAction({ film }: { readonly film: MarkableFilm }) {
  const { marked, toggle, label, ready } = useToggle('favorite', film);
  return (
    <Button
      look="secondary"
      icon={<Heart size={18} fill={marked ? 'currentColor' : 'none'} aria-hidden="true" />}
      disabled={!ready}
      onPress={toggle}
    >
      {label}
    </Button>
  );
}
