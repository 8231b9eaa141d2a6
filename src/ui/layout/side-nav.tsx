import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { LucideIcon } from 'lucide-react';
import { NavLink } from '../../components/link';

const Nav = chakra('nav', {
  base: { minWidth: 0, position: { lg: 'sticky' }, top: { lg: '6rem' }, alignSelf: 'start' },
});
// On phones a row that is swiped; from 1024 px on a column beside the page.
const Row = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', lg: 'column' },
    gap: '1',
    overflowX: { base: 'auto', lg: 'visible' },
    overscrollBehaviorX: 'contain',
    marginInline: { base: '-1rem', lg: '0' },
    paddingInline: { base: '4', lg: '0' },
    paddingBlock: '1',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
  },
});
const Item = chakra('li', { base: { flexShrink: 0 } });
const Place = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'full',
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.hover', color: 'fg' },
    '&[aria-current=page]': { bg: 'accent.subtle', color: 'fg' },
  },
});

/** A link of a side navigation. */
export interface SidePlace {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

export interface SideNavProps {
  readonly label: string;
  readonly places: readonly SidePlace[];
}

/** The pages of one area, the current one marked and, where the row is longer than the screen, in view. */
export function SideNav({ label, places }: SideNavProps) {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current=page]');
    const list = row.current;
    if (!current || !list) return;
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);

  return (
    <Nav aria-label={label}>
      <Row ref={row}>
        {places.map(({ to, label: name, icon: Icon }) => (
          <Item key={to}>
            <Place to={to} end>
              <Icon size={18} aria-hidden="true" />
              {name}
            </Place>
          </Item>
        ))}
      </Row>
    </Nav>
  );
}
