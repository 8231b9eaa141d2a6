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
    border: 'none',
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: 'var(--m-colors-accent-text)', borderRadius: '9999px' },
    '&::-moz-progress-bar': { background: 'var(--m-colors-accent-text)', borderRadius: '9999px' },
  },
});

export interface ProgressBarProps {
  /** What is measured, for screen readers. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** How much of a goal is reached, such as badge progress. Native, so its width needs no inline style. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return <Bar aria-label={label} value={Math.min(value, max)} max={max} />;
}

const Root = chakra('div', { base: { display: 'grid', gap: '2' } });
const Track = chakra('div', { base: { display: 'flex', gap: '1.5' } });
const Segment = chakra('span', {
  base: { flex: '1', height: '1', borderRadius: 'full', bg: 'border', transition: 'background-color 200ms' },
  variants: { done: { true: { bg: 'accent.text' } } },
});
const Words = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });

export interface ProgressLineProps {
  /** The step under way, counted from 1. */
  readonly step: number;
  readonly of: number;
  /** The same in words, such as 'Step 2 of 4'. */
  readonly text: string;
}

/** How far a few steps have come: one segment per step, and the words. */
export function ProgressLine({ step, of, text }: ProgressLineProps) {
  return (
    <Root>
      <Words>{text}</Words>
      <Track aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
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
  /** How much was read, from 0 to 1; null while the search does not read on. */
  readonly share: number | null;
  readonly onStop: () => void;
}

/** Says how far a search is that reads on to the last page, and ends it on request. */
export function SearchProgress({ share, onStop }: SearchProgressProps) {
  return (
    <Block>
      {/* There before its first word, and told anew with each tenth alone, so that a screen reader can follow. */}
      <p role="status">{share !== null && SEARCH_PROGRESS.progress(formatPercent(Math.floor(share * 10) / 10, 0))}</p>
      {share !== null && (
        <Button variant="ghost" onPress={onStop}>
          {SEARCH_PROGRESS.stop}
        </Button>
      )}
    </Block>
  );
}
