import { MOVIE_ROUTE, ROUTES } from '../../src/config/routes';
import { headersFile } from './headers-file';
import { prerenderedScreens, pageOf, siteFiles, type Host } from './host';

/**
 * Netlify's rules allow a wildcard only at the end, so screens are listed one by one. Anything else is answered with
 * 404.html, which shows the app's not-found screen.
 */
export const netlify: Host = {
  name: 'netlify',
  files: (site) => ({
    ...siteFiles(site),
    _headers: headersFile(site),
    _redirects: `${screens()
      .map((path) => `${path} ${prerenderedScreens(site).includes(path) ? `${path}.html` : '/index.html'} 200`)
      .join('\n')}\n`,
    '404.html': pageOf(site),
  }),
  next: (folder) => `npx netlify-cli deploy --prod --no-build --dir ${folder}`,
};

function screens(): readonly string[] {
  const paths = Object.values(ROUTES).filter((path) => path !== ROUTES.landing);
  return [...paths, `${ROUTES.profile}/*`, MOVIE_ROUTE.replace(/:.*$/, '*')];
}
