import { Heart } from 'lucide-react';
import type { MarkableFilm } from '../../data/member/member-runtime';
import { IconButton, type IconButtonProps } from '../../ui/controls/icon-button';
import { useToggle } from './use-toggle';

export interface FavoriteButtonProps {
  readonly film: MarkableFilm;
  readonly ground?: NonNullable<IconButtonProps['ground']>;
}

/** The button that adds a film to the favorites or removes it: a heart. */
export function FavoriteButton({ film, ground = 'raised' }: FavoriteButtonProps) {
  const { marked, toggle, label, ready } = useToggle('favorite', film);
  return (
    <IconButton
      label={label}
      icon={<Heart aria-hidden="true" />}
      pressed={marked}
      waiting={!ready}
      onPress={toggle}
      ground={ground}
    />
  );
}
