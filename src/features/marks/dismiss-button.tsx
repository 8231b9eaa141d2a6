import { ThumbsDown } from 'lucide-react';
import type { MarkableFilm } from '../../data/member/member-runtime';
import { IconButton, type IconButtonProps } from '../../ui/controls/icon-button';
import { useToggle } from './use-toggle';

export interface DismissButtonProps {
  readonly film: MarkableFilm;
  readonly ground?: NonNullable<IconButtonProps['ground']>;
}

/** The button that says that a film is not for the member, or takes that back: a thumb that points down. */
export function DismissButton({ film, ground = 'raised' }: DismissButtonProps) {
  const { marked, toggle, label, ready } = useToggle('dismissed', film);
  return (
    <IconButton
      label={label}
      icon={<ThumbsDown aria-hidden="true" />}
      pressedIcon={<ThumbsDown aria-hidden="true" fill="currentColor" />}
      pressed={marked}
      waiting={!ready}
      onPress={toggle}
      ground={ground}
    />
  );
}
