import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { SHELL } from '../../i18n/messages/shell';
import { environment } from '../../config/environment';
import { ROUTES } from '../../config/routes';

const Foot = chakra('footer', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'border',
    color: 'fg.muted',
    fontSize: 'sm',
    // On phones the bottom bar covers the last 3.5rem of the page.
    paddingBottom: { base: 'calc(5rem + env(safe-area-inset-bottom))', md: '6' },
    paddingTop: '4',
  },
});
const Inner = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '2',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingLeft: 'max(1rem, env(safe-area-inset-left))',
    paddingRight: 'max(1rem, env(safe-area-inset-right))',
  },
});
const Links = chakra('nav', { base: { display: 'flex', gap: '5' } });
const FooterLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    _hover: { color: 'fg' },
  },
});
const Notice = chakra('p', { base: { fontSize: 'xs', maxWidth: 'reading' } });

/** Legal links, and the attribution required by TMDB's terms or, without TMDB, what the movies are. */
export function Footer() {
  return (
    <Foot>
      <Inner>
        <Links aria-label={SHELL.legalNavigation}>
          <FooterLink to={ROUTES.privacy}>{SHELL.privacy}</FooterLink>
          <FooterLink to={ROUTES.terms}>{SHELL.terms}</FooterLink>
        </Links>
        <Notice>
          {environment.hasSampleMovies ? SHELL.sampleNotice : `${SHELL.tmdbNotice} ${SHELL.justWatchNotice}`}
        </Notice>
      </Inner>
    </Foot>
  );
}
