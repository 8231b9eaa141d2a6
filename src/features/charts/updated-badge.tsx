import { chakra } from '@chakra-ui/react/styled-system';
import { RefreshCw } from 'lucide-react';

const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'fg',
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    '& svg': { color: 'accent.text' },
  },
});

/** How often a chart changes, such as 'Updated Weekly'. */
export function UpdatedBadge({ text }: { readonly text: string }) {
  return (
    <Badge>
      <RefreshCw size={14} aria-hidden="true" />
      {text}
    </Badge>
  );
}
