import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { isBuilt } from '../../../config/site-map';
import type { MenuEntry, MenuLink, NavEntry } from '../nav-entry';
import { Soon } from '../soon';
import { NavLink } from '../../controls/link';

const Section = chakra('section', { base: { breakInside: 'avoid', marginBottom: '7' } });
const SectionTitle = chakra('h3', {
  base: { fontSize: '2xl', paddingBottom: '1.5', marginBottom: '1.5', borderBottomWidth: '1px' },
});
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: '1fr' },
    columnGap: '4',
  },
});
const Row = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '2' } });
const rowStyle = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minHeight: 'touch',
    paddingBlock: '1',
    '@media (pointer: fine)': { minHeight: { base: 'touch', md: '9' } },
    color: 'fg',
    fontSize: { base: 'md', md: 'sm' },
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

/** A row of the mega menu: a link, with a sign or without, or an action of the account. */
type MegaRow = MenuLink | NavEntry | MenuEntry;

export interface MegaSectionProps {
  readonly label: string;
  readonly rows: readonly MegaRow[];
  /** Somebody chose a row. */
  readonly onLeave: () => void;
}

function iconOf(row: MegaRow): LucideIcon | null {
  return 'icon' in row ? row.icon : null;
}

/** A headed list of the mega menu. */
export function MegaSection({ label, rows, onLeave }: MegaSectionProps) {
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
              <Row key={row.to}>
                <LinkRow to={row.to} end onClick={onLeave} data-row="">
                  {sign}
                  {row.label}
                </LinkRow>
                {!isBuilt(row.to) && <Soon />}
              </Row>
            );
          }
          const select = () => {
            onLeave();
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
