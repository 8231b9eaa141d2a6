import { chakra } from '@chakra-ui/react/styled-system';
import { formatPercent } from '../i18n/format';
import { SEARCH_PROGRESS } from '../i18n/messages/results';
import { Button } from './button';

const Bar = chakra('progress', {
  base: {
    appearance: 'none',
    display: 'block',
    width: 'full',
    height: '2',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'border',
    // Forced colors would make the done part look like the rest.
    forcedColorAdjust: 'none',
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: 'var(--m-colors-accent-text)', borderRadius: '9999px' },
    '&::-moz-progress-bar': { background: 'var(--m-colors-accent-text)', borderRadius: '9999px' },
  },
});

export interface ProgressBarProps {
  /** Accessible name. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** Progress towards a goal, such as a badge. Native, so that its width needs no inline style. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return <Bar aria-label={label} value={Math.min(value, max)} max={max} />;
}

const Root = chakra('div', { base: { display: 'grid', gap: '2' } });
const Track = chakra('div', { base: { display: 'flex', gap: '1.5' } });
// Forced colors would make all segments alike.
const Segment = chakra('span', {
  base: {
    flex: '1',
    height: '1',
    borderRadius: 'full',
    bg: 'border',
    forcedColorAdjust: 'none',
    transition: 'background-color 200ms',
  },
  variants: { done: { true: { bg: 'accent.text' } } },
});
const Label = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });

export interface ProgressLineProps {
  /** The current step, from 1. */
  readonly step: number;
  readonly total: number;
  /** Label such as 'Step 2 of 4'. */
  readonly text: string;
}

/** Progress through a few steps: one segment per step, and a label. */
export function ProgressLine({ step, total, text }: ProgressLineProps) {
  return (
    <Root>
      <Label>{text}</Label>
      <Track aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <Segment key={index} done={index < step} />
        ))}
      </Track>
    </Root>
  );
}

const Block = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    marginBottom: '5',
    color: 'fg.muted',
    textAlign: 'center',
    '&:not(:has(button))': { marginBottom: '0' },
  },
});

export interface SearchProgressProps {
  /** Share read so far, 0 to 1; null while no search is running. */
  readonly share: number | null;
  readonly onStop: () => void;
}

/** Shows the progress of a search through all pages, and a button to stop it. */
export function SearchProgress({ share, onStop }: SearchProgressProps) {
  return (
    <Block>
      {/* Rendered before its first text, and updated only every 10%, so that screen readers can follow. */}
      <p role="status">{share !== null && SEARCH_PROGRESS.progress(formatPercent(Math.floor(share * 10) / 10, 0))}</p>
      {share !== null && (
        <Button variant="ghost" onPress={onStop}>
          {SEARCH_PROGRESS.stop}
        </Button>
      )}
    </Block>
  );
}
