import { chakra } from '@chakra-ui/react/styled-system';
import { SHELL } from '../../i18n/messages/shell';

const Mark = chakra('span', {
  base: {
    flexShrink: 0,
    paddingInline: '1.5',
    borderRadius: 'full',
    borderWidth: '1px',
    color: 'fg.muted',
    fontSize: 'xs',
    lineHeight: 'snug',
  },
});

/** Beside a link whose screen is not there yet; not part of its name. */
export function Soon() {
  return <Mark>{SHELL.soon}</Mark>;
}
