import { chakra } from '@chakra-ui/react/styled-system';

const Pill = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    color: 'fg.muted',
    fontSize: 'xs',
    lineHeight: 'snug',
  },
});
const Dot = chakra('span', {
  base: { width: '2.5', height: '2.5', borderRadius: 'full', flexShrink: 0, borderWidth: '2px' },
  variants: {
    tone: {
      saved: { bg: 'success.text', borderColor: 'success.text' },
      waiting: { bg: 'accent', borderColor: 'accent.text' },
      // Hollow: told apart from the others without colour.
      offline: { bg: 'transparent', borderColor: 'fg.muted' },
      attention: { bg: 'danger.text', borderColor: 'danger.text', borderRadius: '2px' },
    },
  },
});

const Words = chakra('span', {
  variants: {
    wideOnly: {
      true: {
        position: { base: 'absolute', lg: 'static' },
        width: { base: '1px', lg: 'auto' },
        overflow: { base: 'hidden', lg: 'visible' },
        clipPath: { base: 'inset(50%)', lg: 'none' },
        whiteSpace: { base: 'nowrap', lg: 'normal' },
        maxWidth: { lg: '9.5rem' },
      },
    },
  },
});

export interface SyncIndicatorProps {
  readonly tone: 'saved' | 'waiting' | 'offline' | 'attention';
  readonly text: string;
  /** Below 1024 px only the dot is seen; screen readers still get the words. */
  readonly wideOnly?: boolean;
}

/** One dot and one sentence on whether changes are saved; changes of it are announced politely. */
export function SyncIndicator({ tone, text, wideOnly = false }: SyncIndicatorProps) {
  return (
    <Pill role="status">
      <Dot tone={tone} aria-hidden="true" />
      <Words wideOnly={wideOnly}>{text}</Words>
    </Pill>
  );
}
