import { Pause, Play } from 'lucide-react';
import { IconButton } from '../../../components/icon-button';
import { PLAY_BUTTON } from './use-play-state';

export interface PlayButtonProps {
  readonly playing: boolean;
  readonly onPress: () => void;
  /** What it is called while something moves, and while nothing does. */
  readonly stop: string;
  readonly start: string;
}

/** Stops what moves by itself, and starts it again (WCAG 2.2.2). */
export function PlayButton({ playing, onPress, stop, start }: PlayButtonProps) {
  return (
    <span {...{ [PLAY_BUTTON]: '' }}>
      <IconButton
        label={playing ? stop : start}
        icon={playing ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
        onPress={onPress}
      />
    </span>
  );
}
