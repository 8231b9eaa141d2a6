import { ThumbsDown } from 'lucide-react';
import type { MarkableFilm } from '../../data/member/member-runtime';
import { Button } from '../../ui/controls/button';
import { useToggle } from './use-toggle';

/** 'Not for Me' in words, on a film's own screen. */
export function DismissAction({ film }: { readonly film: MarkableFilm }) {
  const { marked, toggle, label, ready } = useToggle('dismissed', film);
  const icon = <ThumbsDown size={18} aria-hidden="true" {...(marked && { fill: 'currentColor' })} />;
  return (
    <Button look="secondary" icon={icon} disabled={!ready} onPress={toggle}>
      {label}
    </Button>
  );
}
