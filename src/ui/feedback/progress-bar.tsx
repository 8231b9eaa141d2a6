import { chakra } from '@chakra-ui/react/styled-system';

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
