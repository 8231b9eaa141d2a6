import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId } from 'react';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import type { LegalBlock, LegalSection, LegalText } from '../../i18n/types';
import { LEGAL } from '../../i18n/messages/shell';
import { PRIVACY_POLICY, TERMS_OF_SERVICE } from './messages';

/** /privacy. */
export function PrivacyScreen() {
  return <LegalScreen text={PRIVACY_POLICY} />;
}

/** /terms. */
export function TermsScreen() {
  return <LegalScreen text={TERMS_OF_SERVICE} />;
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' },
  },
});
const Dates = chakra('p', { base: { color: 'fg.muted', marginTop: '-3', marginBottom: '8', fontSize: 'sm' } });
const Text = chakra('div', {
  base: {
    maxWidth: 'reading',
    display: 'grid',
    gap: '10',
    gridTemplateColumns: 'minmax(0, 1fr)',
    lineHeight: '1.7',
    overflowWrap: 'anywhere',
  },
});
const Section = chakra('section', {
  // keeps clear of the sticky header
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)', scrollMarginTop: '6rem' },
});
const Title = chakra('h2', { base: { fontSize: '2xl' } });
const Points = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    paddingInlineStart: '5',
    listStyle: 'disc',
    '& ::marker': { color: 'accent.text' },
  },
});

function Block({ block }: { readonly block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <Points>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Points>
  );
}

/** A document with its table of contents. */
function LegalScreen({ text }: { readonly text: LegalText }) {
  // the browser looks up the hash before this screen has loaded
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), []);

  return (
    <Screen>
      <PageHeading title={text.title} lead={text.lead} />
      <Dates>{LEGAL.dates}</Dates>
      <Columns>
        <Contents sections={text.sections} />
        <Text>
          {text.sections.map(({ id, title, blocks }) => (
            <Section key={id} id={id} aria-labelledby={`${id}-title`}>
              <Title id={`${id}-title`} tabIndex={-1}>
                {title}
              </Title>
              {blocks.map((block, index) => (
                <Block key={index} block={block} />
              ))}
            </Section>
          ))}
        </Text>
      </Columns>
    </Screen>
  );
}

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
const ContentsLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: { base: 'touch', lg: '2.25rem' },
    color: 'fg.muted',
    fontSize: 'sm',
    _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

/** The table of contents; entries link to their sections. */
function Contents({ sections }: { readonly sections: readonly LegalSection[] }) {
  const id = useId();
  return (
    <Nav aria-labelledby={id}>
      <ContentsTitle id={id}>{LEGAL.contents}</ContentsTitle>
      <List>
        {sections.map((section) => (
          <li key={section.id}>
            <ContentsLink href={`#${section.id}`}>{section.title}</ContentsLink>
          </li>
        ))}
      </List>
    </Nav>
  );
}
