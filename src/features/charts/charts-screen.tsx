import { chakra } from '@chakra-ui/react/styled-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CHARTS } from '../../i18n/messages/charts';
import { SHELL } from '../../i18n/messages/shell';
import { SITE_MESSAGES } from '../../i18n/messages/site-map';
import { isBuilt } from '../../config/site-map';
import { ROUTES } from '../../config/routes';
import { SITE_SECTIONS } from '../../i18n/site-sections';
import { ButtonLink } from '../../components/button';
import { ErrorBoundary } from '../../components/error-boundary';
import { lazyComponent } from '../../components/lazy-component';
import { useNearViewport } from '../../components/layout/use-intersection';
import { Soon } from '../../components/shell/nav-entry';
import { PageHeading, SectionHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { UpdatedBadge } from './list-age';

const TopTen = lazyComponent(
  () => import('./top-50-screen'),
  (file) => file.TopTen,
);

// Reserves the list's room until its part has loaded.
const Waiting = chakra('div', { base: { minHeight: '100svh' } });
const Later = chakra('details', { base: { marginTop: { base: '10', md: '14' }, borderTopWidth: '1px' } });
const Summary = chakra('summary', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minHeight: '14', color: 'fg.muted', cursor: 'pointer' },
});
const Sections = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(auto-fit, minmax(18rem, 1fr))' },
    columnGap: '12',
    rowGap: { base: '9', md: '12' },
  },
});
const Title = chakra('h2', {
  base: { fontSize: '2xl', paddingBottom: '2', marginBottom: '2', borderBottomWidth: '1px' },
});
const Links = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', columnGap: '4' },
});
const Item = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '2' } });
const Entry = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    minWidth: 'touch',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    transition: 'color 120ms',
    _hover: { color: 'accent.text' },
    '&[data-ready]': { color: 'fg', fontWeight: 'semibold' },
  },
});

/** /charts: the beginning of the Top 50, and the folded menu of all sections. */
export function ChartsScreen() {
  const list = useRef<HTMLDivElement>(null);
  const near = useNearViewport(list);
  return (
    <Screen>
      <PageHeading title={CHARTS.title} lead={CHARTS.lead} />
      <section aria-labelledby="top-50">
        <SectionHeading
          id="top-50"
          title={CHARTS.top50}
          aside={
            <>
              <UpdatedBadge text={CHARTS.updatedWeekly} />
              <ButtonLink to={ROUTES.top50} variant="ghost" small>
                {CHARTS.openTop50}
              </ButtonLink>
            </>
          }
        />
        <div ref={list}>
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={<Waiting />}>{near ? <TopTen /> : <Waiting />}</Suspense>
          </ErrorBoundary>
        </div>
      </section>
      <Later>
        <Summary>
          <ChevronDown size={18} aria-hidden="true" />
          {SHELL.later}
        </Summary>
        <Sections aria-label={SITE_MESSAGES.navigation}>
          {SITE_SECTIONS.map(({ id, label, links }) => (
            <section key={id} aria-labelledby={`section-${id}`}>
              <Title id={`section-${id}`}>{label}</Title>
              <Links>
                {links.map(({ to, label: name }) => (
                  <Item key={to}>
                    <Entry to={to} data-ready={isBuilt(to) ? '' : undefined}>
                      {name}
                    </Entry>
                    {!isBuilt(to) && <Soon />}
                  </Item>
                ))}
              </Links>
            </section>
          ))}
        </Sections>
      </Later>
    </Screen>
  );
}
