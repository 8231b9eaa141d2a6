import { chakra } from '@chakra-ui/react/styled-system';

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
