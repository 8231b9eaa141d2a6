import { chakra } from '@chakra-ui/react/styled-system';
import { Menu } from 'lucide-react';
import type { Ref } from 'react';
import { SHELL } from '../../../i18n/messages/shell';
import { IconButton } from '../../controls/icon-button';

const WideOnly = chakra('span', { base: { display: { base: 'none', md: 'inline-flex' } } });

export interface MenuButtonProps {
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Opens the mega menu from the header, from 768 px on; phones have it in the bottom bar. */
export function MenuButton({ onPress, ref }: MenuButtonProps) {
  return (
    <WideOnly>
      <IconButton
        {...(ref !== undefined && { ref })}
        label={SHELL.menu}
        icon={<Menu size={22} aria-hidden="true" />}
        onPress={onPress}
      />
    </WideOnly>
  );
}
