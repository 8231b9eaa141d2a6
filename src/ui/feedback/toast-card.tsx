import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { APP } from '../../i18n/messages/shell';
import { Button } from '../controls/button';
import { IconButton } from '../controls/icon-button';
import { IS_PRESSED } from '../layout/window-move';
import type { Toast } from './toast';

const Card = chakra('div', {
  base: {
    display: 'flex',
    // Large letters need the width of the card for themselves.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    paddingLeft: '4',
    paddingRight: '1',
    paddingBlock: '1.5',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.raised',
    color: 'fg',
    boxShadow: 'floating',
    pointerEvents: 'auto',
    '&': IS_PRESSED,
    animation: 'rise 160ms ease-out',
  },
});
const Sign = chakra('span', {
  base: { flexShrink: 0 },
  variants: {
    kind: { success: { color: 'success.text' }, info: { color: 'info.text' }, error: { color: 'danger.text' } },
  },
});
const Text = chakra('p', {
  base: { flex: '1 1 min-content', minWidth: 0, fontSize: 'sm', lineHeight: 'snug', overflowWrap: 'break-word' },
});

const About = chakra('span', { base: { display: 'block', color: 'fg.muted' } });

const ICONS = { success: CircleCheck, info: Info, error: CircleAlert } as const;

export interface ToastCardProps {
  readonly toast: Toast;
  readonly onSelect: () => void;
  readonly onDismiss: () => void;
}

/** One toast: sign, sentence, what it tells of, perhaps a thing to do, and a way to put it away. */
export function ToastCard({ toast, onSelect, onDismiss }: ToastCardProps) {
  const Icon = ICONS[toast.kind];
  const { action, subjects } = toast;
  const [first] = subjects;
  return (
    <Card>
      <Sign kind={toast.kind}>
        <Icon size={20} aria-hidden="true" />
      </Sign>
      <Text>
        <span>{toast.text}</span>
        {first && <About>{subjects.length > 1 ? APP.movies(subjects.length) : first.name}</About>}
      </Text>
      {action !== undefined && (
        <Button variant="ghost" onPress={onSelect}>
          {action.label}
        </Button>
      )}
      <IconButton label={APP.dismiss} icon={<X size={18} aria-hidden="true" />} onPress={onDismiss} />
    </Card>
  );
}
