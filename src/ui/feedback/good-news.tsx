import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck } from 'lucide-react';

const SuccessRoot = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    padding: '4',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'success.text',
    bg: 'bg.raised',
    '& > svg': { flexShrink: 0, marginTop: '0.5', color: 'success.text' },
  },
});

/** Something went well, in the place where it was asked for; unlike a toast it stays. */
export function SuccessPanel({ text }: { readonly text: string }) {
  return (
    <SuccessRoot role="status">
      <CircleCheck size={22} aria-hidden="true" />
      <p>{text}</p>
    </SuccessRoot>
  );
}
