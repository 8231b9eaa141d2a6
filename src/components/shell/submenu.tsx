import { chakra } from '@chakra-ui/react/styled-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { isBuilt } from '../../config/site-map';
import { SHELL } from '../../i18n/messages/shell';
import { type HeaderEntry, type MenuLink, Soon } from './nav-entry';
import type { Submenus } from './use-submenus';

const Group = chakra('div', { base: { position: 'relative', display: 'flex', alignItems: 'center' } });
const Toggle = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '7',
    minHeight: 'touch',
    borderRadius: 'md',
    color: 'fg.muted',
    cursor: 'pointer',
    '@media (pointer: coarse)': { width: 'touch' },
    '& svg': { transition: 'transform 120ms' },
    _hover: { color: 'fg', bg: 'bg.hover' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
});
// Touches its entry, so that the pointer crosses no gap.
const Panel = chakra('ul', {
  base: {
    position: 'absolute',
    top: '100%',
    left: 0,
    zIndex: 'menu',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    width: '24rem',
    padding: '2',
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.raised',
    boxShadow: 'floating',
    animation: 'rise 120ms ease-out',
  },
});
const Item = chakra('li', { base: { display: 'flex', alignItems: 'center', paddingRight: '2' } });
const Row = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    flex: '1 1 auto',
    minHeight: 'touch',
    paddingInline: '3',
    borderRadius: 'md',
    fontSize: 'sm',
    '&:hover, &:focus-visible': { bg: 'bg.hover' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current=page]': { color: 'accent.text', fontWeight: 'semibold' },
  },
});

export interface SubmenuProps {
  readonly entry: HeaderEntry;
  readonly links: readonly MenuLink[];
  readonly submenus: Submenus;
}

/**
 * A header entry with a submenu, opened by hovering, by its button or by ArrowDown. Arrow keys, Home and End move
 * between links; Escape closes it and returns the focus to the button.
 */
export function Submenu({ entry, links, submenus }: SubmenuProps) {
  const { to: id, label } = entry;
  const { close } = submenus;
  const openedBy = submenus.open?.id === id ? submenus.open.by : null;
  const isOpen = openedBy !== null;
  const panelId = useId();
  const group = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const rows = () => Array.from(group.current?.querySelectorAll<HTMLElement>('li > a') ?? []);

  useEffect(() => {
    if (openedBy === 'arrow') group.current?.querySelector<HTMLElement>('li > a')?.focus();
  }, [openedBy]);

  useEffect(() => {
    if (!isOpen) return;
    const holds = (target: EventTarget | null) => target instanceof Node && group.current?.contains(target) === true;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (holds(document.activeElement)) toggle.current?.focus();
      close();
    };
    const onPress = (event: globalThis.PointerEvent) => {
      if (!holds(event.target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  });

  function onKeyDown(event: KeyboardEvent) {
    const list = rows();
    const at = list.findIndex((row) => row === document.activeElement);
    if (at >= 0) {
      const next = nextMenuIndex(event.key, at, list.length);
      if (next === null) return;
      list[next]?.focus();
    } else if (event.key === 'ArrowDown') submenus.enterByArrow(id);
    else return;
    event.preventDefault();
  }

  function onBlur(event: FocusEvent) {
    const { relatedTarget } = event;
    if (openedBy !== 'hover' && relatedTarget instanceof Node && !event.currentTarget.contains(relatedTarget)) close();
  }

  return (
    <Group
      ref={group}
      onPointerEnter={(event) => submenus.onEnter(id, event)}
      onPointerLeave={submenus.onLeave}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <HeaderLink to={id} end={entry.exact ?? false} capital>
        {label}
      </HeaderLink>
      {!isBuilt(id) && <Soon />}
      <Toggle
        ref={toggle}
        type="button"
        aria-label={SHELL.submenu(label)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => submenus.toggle(id)}
      >
        <ChevronDown size={16} aria-hidden="true" />
      </Toggle>
      {isOpen && (
        <Panel id={panelId} aria-label={label}>
          {links.map((link) => (
            <Item key={link.to}>
              <Row to={link.to} end onClick={close}>
                {link.label}
              </Row>
              {!isBuilt(link.to) && <Soon />}
            </Item>
          ))}
        </Panel>
      )}
    </Group>
  );
}

/** A link of the header's navigation. */
export const HeaderLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '2',
    borderRadius: 'md',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg', bg: 'bg.hover' },
    '&[aria-current=page]': { color: 'fg', boxShadow: 'inset 0 -2px 0 var(--m-colors-accent)', borderRadius: '0' },
  },
  variants: {
    /** Its submenu's button follows directly. */
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

/**
 * The next focused row in a menu of `count` rows (WAI-ARIA menu pattern), wrapping around.
 * @param at index of the focused row, or -1
 * @returns the next index, or null for other keys
 */
export function nextMenuIndex(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
