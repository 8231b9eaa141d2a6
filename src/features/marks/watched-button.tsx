import { CheckCheck, Eye } from 'lucide-react';
import type { MarkableFilm } from '../../data/member-runtime';
import { IconButton } from '../../ui/icon-button';
import { useToggle } from './use-toggle';

/** The eye: seen it. */
export function WatchedButton({ film }: { readonly film: MarkableFilm }) {
  const { marked, toggle, label } = useToggle('watched', film);
  return (
    <IconButton
      label={label}
      icon={<Eye aria-hidden="true" />}
      pressedIcon={<CheckCheck aria-hidden="true" />}
      pressed={marked}
      onPress={toggle}
      ground="raised"
    />
  );
}
