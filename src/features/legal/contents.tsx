import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { LegalSection } from '../../i18n/messages';
import { LEGAL } from '../../i18n/messages/shell';

const Nav = chakra('nav', {
  base: {
    alignSelf: 'start',
    position: { lg: 'sticky' },
    top: { lg: '6rem' },
    padding: { base: '4', lg: '0' },
    borderWidth: { base: '1px', lg: '0' },
    borderRadius: 'md',
  },
});
const ContentsTitle = chakra('h2', { base: { fontSize: 'xl', marginBottom: '2' } });
const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))', lg: '1fr' },
    columnGap: '4',
  },
});
const Place = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: { base: 'touch', lg: '2.25rem' },
    color: 'fg.muted',
    fontSize: 'sm',
    _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

/** What stands on the page; each entry leads to its section, and the address names it from then on. */
export function Contents({ sections }: { readonly sections: readonly LegalSection[] }) {
  const id = useId();
  return (
    <Nav aria-labelledby={id}>
      <ContentsTitle id={id}>{LEGAL.contents}</ContentsTitle>
      <List>
        {sections.map((section) => (
          <li key={section.id}>
            <Place href={`#${section.id}`}>{section.title}</Place>
          </li>
        ))}
      </List>
    </Nav>
  );
}
