import { CheckCheck, Eye } from 'lucide-react';
import { MESSAGES } from '../../config/messages';
import type { MarkableFilm } from '../../data/member-runtime';
import { Button } from '../../ui/button';
import { useToggle } from './use-toggle';

/** The watched mark in the words of the details dialog: 'Mark as Watched' or 'Already Watched'. */
export function WatchedAction({ film }: { readonly film: MarkableFilm }) {
  const { marked, toggle } = useToggle('watched', film);
  const Icon = marked ? CheckCheck : Eye;
  return (
    <Button look="secondary" icon={<Icon size={18} aria-hidden="true" />} onPress={toggle}>
      {marked ? MESSAGES.watched.already : MESSAGES.watched.add}
    </Button>
  );
}
