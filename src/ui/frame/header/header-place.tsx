import { chakra } from '@chakra-ui/react/styled-system';
import { NavLink } from '../../controls/link';

/** A link of the header's row. */
export const HeaderPlace = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '2.5',
    borderRadius: 'md',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg', bg: 'bg.hover' },
    '&[aria-current=page]': { color: 'fg', boxShadow: 'inset 0 -2px 0 var(--m-colors-accent)', borderRadius: '0' },
  },
  variants: {
    from: {
      lg: { display: { base: 'none', lg: 'inline-flex' } },
      xl: { display: { base: 'none', xl: 'inline-flex' } },
    },
    /** Its submenu's button follows at once. */
    capital: {
      true: {
        paddingRight: '0.5',
        textTransform: 'uppercase',
        fontSize: 'xs',
        letterSpacing: '0.06em',
        fontWeight: 'semibold',
      },
    },
  },
});
