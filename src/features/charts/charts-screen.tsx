import { chakra } from '@chakra-ui/react/styled-system';
import Trophy from 'lucide-react/icons/trophy';
import { Link } from 'react-router-dom';
import { CHARTS } from '../../i18n/messages/charts';
import { SITE_MESSAGES } from '../../i18n/messages/site-map';
import { isBuilt } from '../../config/site-map';
import { ROUTES } from '../../config/routes';
import { SITE_SECTIONS } from '../../i18n/site-sections';
import { ButtonLink } from '../../components/button';
import { Soon } from '../../components/shell/nav-entry';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { UpdatedBadge } from './list-age';

const Feature = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '5',
    marginBottom: { base: '10', md: '14' },
    padding: { base: '5', md: '8' },
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.raised',
    '& > svg': { color: 'accent.text', flexShrink: 0 },
  },
});
const Intro = chakra('div', { base: { flex: '1 1 16rem', display: 'grid', gap: '2', justifyItems: 'start' } });
const FeatureTitle = chakra('h2', { base: { fontSize: { base: '3xl', md: '4xl' }, lineHeight: 'tight' } });
const Muted = chakra('p', { base: { color: 'fg.muted' } });
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

/** /charts: the Top 50, and the menu of all sections. */
export function ChartsScreen() {
  return (
    <Screen>
      <PageHeading title={CHARTS.title} lead={CHARTS.lead} />
      <Feature aria-labelledby="top-50">
        <Trophy size={44} strokeWidth={1.25} aria-hidden="true" />
        <Intro>
          <FeatureTitle id="top-50">{CHARTS.top50}</FeatureTitle>
          <Muted>{CHARTS.top50Lead}</Muted>
          <UpdatedBadge text={CHARTS.updatedWeekly} />
        </Intro>
        <ButtonLink to={ROUTES.top50}>{CHARTS.openTop50}</ButtonLink>
      </Feature>
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
    </Screen>
  );
}
