import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { SHELL } from '../../i18n/messages/shell';
import { Modal } from '../dialog/dialog';
import type { MenuEntry, MenuLink, NavEntry } from './nav-entry';

const Root = chakra(Modal, {
  base: {
    bg: 'bg',
    // On phones the close button is at the bottom, within reach of the thumb.
    gridTemplateRows: { base: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr)' },
    gridTemplateAreas: { base: '"title" "links" "close"', md: '"title close" "links links"' },
    gridTemplateColumns: { md: '1fr auto' },
    animation: 'appear 160ms ease-out',
    paddingTop: 'max(env(safe-area-inset-top), env(titlebar-area-height, 0px))',
    paddingBottom: 'env(safe-area-inset-bottom)',
    paddingLeft: 'env(safe-area-inset-left)',
    paddingRight: 'env(safe-area-inset-right)',
  },
});
const Title = chakra('h2', {
  base: {
    gridArea: 'title',
    alignSelf: 'center',
    paddingInline: { base: '4', md: '8' },
    paddingBlock: '3',
    fontSize: { base: '3xl', md: '4xl' },
    lineHeight: '1',
  },
});
const Close = chakra('button', {
  base: {
    gridArea: 'close',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: { base: '14', md: 'touch' },
    marginInlineEnd: { md: '6' },
    paddingInline: '4',
    alignSelf: { base: 'stretch', md: 'center' },
    borderTopWidth: { base: '1px', md: '0' },
    borderRadius: { md: 'full' },
    bg: { base: 'bg.raised', md: 'transparent' },
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
const Links = chakra('nav', {
  base: { gridArea: 'links', overflowY: 'auto', overscrollBehavior: 'contain' },
});
const Places = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '12',
    paddingInline: { base: '4', md: '8' },
    paddingTop: { base: '0', md: '3' },
  },
});
const Later = chakra('details', {
  base: {
    marginInline: { base: '4', md: '8' },
    borderTopWidth: '1px',
    color: 'fg.muted',
    '&[open] svg': { transform: 'rotate(180deg)' },
  },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    fontSize: 'sm',
    cursor: 'pointer',
    '& svg': { transition: 'transform 120ms' },
  },
});
// Columns of independent height, so that a short section leaves no gap next to a long one.
const Columns = chakra('div', {
  base: {
    columnCount: { base: 1, md: 3, lg: 4, xl: 5 },
    columnGap: { base: '6', xl: '10' },
    paddingBlock: '2',
    '& h3': { fontFamily: 'body', fontSize: 'sm', fontWeight: 'semibold' },
    '& a': { fontSize: 'sm' },
    '@media (min-width: 768px) and (pointer: fine)': { '--row-height': '1.75rem' },
  },
});

export interface MegaMenuProps {
  readonly sections: readonly Pick<MegaSectionProps, 'label' | 'rows'>[];
  /** Sections with few places so far: one dimmed block, folded on phones. */
  readonly later: MegaMenuProps['sections'];
  readonly onClose: () => void;
  /** Receives the focus on closing if the opener is gone. */
  readonly returnFocus: RefObject<HTMLElement | null>;
}

/**
 * All links, over the whole window. Arrow keys move between links and sections; Escape, the system's back gesture, the
 * close button and choosing a row close it.
 */
export function MegaMenu({ sections, later, onClose, returnFocus }: MegaMenuProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const open = event.currentTarget.querySelectorAll(':not(details:not([open]) *)[data-section]');
    const rows = Array.from(open, (section) => Array.from(section.querySelectorAll<HTMLElement>('[data-row]')));
    const section = rows.findIndex((list) => list.some((row) => row === document.activeElement));
    const link = rows[section]?.findIndex((row) => row === document.activeElement) ?? -1;
    const at = section < 0 ? null : { section, link };
    const next = nextMegaMenuPosition(
      event.key,
      at,
      rows.map(({ length }) => length),
    );
    if (!next) return;
    event.preventDefault();
    rows[next.section]?.[next.link]?.focus();
  }

  return (
    // Arrow keys are shortcuts; all links are in the tab order as well.
    <Root
      data-whole-window=""
      aria-labelledby={titleId}
      onClose={onClose}
      initialFocus={title}
      returnFocus={returnFocus}
      onKeyDown={onKeyDown}
    >
      <Title id={titleId} ref={title} tabIndex={-1}>
        {SHELL.menu}
      </Title>
      <Close type="button" onClick={onClose}>
        <X size={20} aria-hidden="true" />
        {SHELL.closeMenu}
      </Close>
      <Links aria-labelledby={titleId}>
        <Places>
          {sections.map((section) => (
            <MegaSection key={section.label} {...section} onNavigate={onClose} />
          ))}
        </Places>
        <Later open={window.matchMedia('(min-width: 768px)').matches}>
          <Summary>
            {SHELL.later}
            <ChevronDown size={16} aria-hidden="true" />
          </Summary>
          <Columns>
            {later.map((section) => (
              <MegaSection key={section.label} {...section} onNavigate={onClose} />
            ))}
          </Columns>
        </Later>
      </Links>
    </Root>
  );
}

/** Position of a link in the mega menu: section and link, both from 0. */
export interface MegaMenuPosition {
  readonly section: number;
  readonly link: number;
}

/**
 * The next focus position in the mega menu: up and down through all links, left and right between sections, wrapping
 * around.
 * @param at the focused link, or null
 * @param counts number of links in each section, never 0
 * @returns the next position, or null for other keys
 */
export function nextMegaMenuPosition(
  key: string,
  at: MegaMenuPosition | null,
  counts: readonly number[],
): MegaMenuPosition | null {
  const lastLink = (section: number): MegaMenuPosition => ({ section, link: (counts[section] ?? 1) - 1 });
  const before = (section: number) => (section <= 0 ? counts.length - 1 : section - 1);
  const after = (section: number) => (section + 1) % counts.length;
  const first: MegaMenuPosition = { section: 0, link: 0 };
  if (counts.length === 0) return null;
  switch (key) {
    case 'Home':
      return first;
    case 'End':
      return lastLink(counts.length - 1);
    case 'ArrowDown':
      if (!at) return first;
      return at.link < lastLink(at.section).link
        ? { section: at.section, link: at.link + 1 }
        : { section: after(at.section), link: 0 };
    case 'ArrowUp':
      if (!at) return lastLink(counts.length - 1);
      return at.link > 0 ? { section: at.section, link: at.link - 1 } : lastLink(before(at.section));
    case 'ArrowRight':
      return at ? { section: after(at.section), link: 0 } : first;
    case 'ArrowLeft':
      return { section: before(at?.section ?? 0), link: 0 };
    default:
      return null;
  }
}

const Section = chakra('section', { base: { breakInside: 'avoid', marginBottom: '4' } });
const SectionTitle = chakra('h3', {
  base: { fontSize: { base: 'xl', md: '2xl' }, paddingBottom: '1', marginBottom: '1', borderBottomWidth: '1px' },
});
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
    columnGap: '4',
  },
});
const rowStyle = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minHeight: 'var(--row-height, 2.75rem)',
    paddingBlock: '1',
    lineHeight: 'snug',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '& svg': { flexShrink: 0, color: 'fg.muted' },
    _hover: { color: 'accent.text' },
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: 'sm' },
    '&[aria-current=page]': { color: 'accent.text', fontWeight: 'semibold' },
  },
} as const;
const LinkRow = chakra(NavLink, rowStyle);
const ActionRow = chakra('button', rowStyle);

/** A row of the mega menu: a link, with or without an icon, or an account action. */
type MegaRow = MenuLink | NavEntry | MenuEntry;

export interface MegaSectionProps {
  readonly label: string;
  readonly rows: readonly MegaRow[];
  /** Called when a row is chosen. */
  readonly onNavigate: () => void;
}

function iconOf(row: MegaRow): LucideIcon | null {
  return 'icon' in row ? row.icon : null;
}

/** A headed list in the mega menu. */
export function MegaSection({ label, rows, onNavigate }: MegaSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id} data-section="">
      <SectionTitle id={id}>{label}</SectionTitle>
      <List>
        {rows.map((row) => {
          const Icon = iconOf(row);
          const sign = Icon && <Icon size={18} aria-hidden="true" />;
          if ('to' in row) {
            return (
              <li key={row.to}>
                <LinkRow to={row.to} end onClick={onNavigate} data-row="">
                  {sign}
                  {row.label}
                </LinkRow>
              </li>
            );
          }
          const select = () => {
            onNavigate();
            row.onSelect();
          };
          return (
            <li key={row.label}>
              <ActionRow type="button" onClick={select} data-row="">
                {sign}
                {row.label}
              </ActionRow>
            </li>
          );
        })}
      </List>
    </Section>
  );
}
