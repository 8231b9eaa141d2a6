import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import type { LegalBlock, LegalText } from '../../i18n/messages';
import { LEGAL } from '../../i18n/messages/shell';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { Contents } from './contents';

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
  // the header stays over the top of the page
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

/** /privacy and /terms: a document to read, with its contents beside it. */
export function LegalScreen({ text }: { readonly text: LegalText }) {
  // the browser looks for the address's section before this screen is loaded
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
