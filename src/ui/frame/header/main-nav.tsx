import { chakra } from '@chakra-ui/react/styled-system';
import { SHELL } from '../../../i18n/messages/shell';
import type { SetTimer } from '../../layout/after';
import { HeaderPlace } from './header-place';
import type { HeaderEntry } from '../nav-entry';
import { Submenu } from './submenu';
import { useSubmenus } from './use-submenus';

const Links = chakra('nav', { base: { display: { base: 'none', md: 'flex' }, alignItems: 'center' } });

export interface MainNavProps {
  readonly entries: readonly HeaderEntry[];
  /** The clock of the submenus; the browser's when absent. */
  readonly after?: SetTimer;
}

/** The header's row of entries, from 768 px on; phones have the bottom bar and the mega menu. */
export function MainNav({ entries, after }: MainNavProps) {
  const submenus = useSubmenus(after);
  return (
    <Links aria-label={SHELL.mainNavigation}>
      {entries.map((entry) =>
        entry.submenu ? (
          <Submenu key={entry.to} entry={entry} links={entry.submenu} submenus={submenus} />
        ) : (
          <HeaderPlace
            key={entry.to}
            to={entry.to}
            end={entry.exact ?? false}
            {...(entry.from && { from: entry.from })}
          >
            {entry.label}
          </HeaderPlace>
        ),
      )}
    </Links>
  );
}
