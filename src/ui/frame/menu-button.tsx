import { Menu } from 'lucide-react';
import { MESSAGES } from '../../config/messages';
import { IconButton } from '../icon-button';

/** Opens the mega menu, from the header. */
export function MenuButton({ onPress }: { readonly onPress: () => void }) {
  return <IconButton label={MESSAGES.frame.menu} icon={<Menu size={22} aria-hidden="true" />} onPress={onPress} />;
}
