import { chakra } from '@chakra-ui/react/styled-system';
import { APP } from '../../i18n/messages/shell';
import { IS_PRESSED } from '../layout/window-move';

const Anchor = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'skip',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'md',
    bg: 'accent',
    color: 'accent.fg',
    fontWeight: 'semibold',
    '&': IS_PRESSED,
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});

/**
 * First stop of the Tab key: jumps over the header.
 * @param targetId id of the main landmark
 */
export function SkipLink({ targetId }: { readonly targetId: string }) {
  return <Anchor href={`#${targetId}`}>{APP.skipToContent}</Anchor>;
}
