import { CheckCheck, Eye } from 'lucide-react';
import { WATCHED } from '../../words/en/account/watched';
import type { MarkableFilm } from '../../data/member/member-runtime';
import { Button } from '../../ui/controls/button';
import { useToggle } from './use-toggle';

export interface WatchedActionProps {
  readonly film: MarkableFilm;
  /** What it says of a watched film; in the words of the details dialog when absent. */
  readonly markedLabel?: string;
}

/** The watched mark in words: 'Mark as Watched' or, in the details dialog, 'Already Watched'. */
export function WatchedAction({ film, markedLabel = WATCHED.already }: WatchedActionProps) {
  const { marked, toggle, label, ready } = useToggle('watched', film);
  const Icon = marked ? CheckCheck : Eye;
  return (
    <Button look="secondary" icon={<Icon size={18} aria-hidden="true" />} disabled={!ready} onPress={toggle}>
      {marked ? markedLabel : label}
    </Button>
  );
}
