import { pagesOf } from '../host/static-files';
import { siteFiles, type Host, type Site } from './host';

/**
 * GitHub Pages sends no custom headers, so the page carries its policy in a meta element; and it answers unknown paths
 * with 404.html, a copy of the page, so that deep links work.
 */
export const githubPages: Host = {
  name: 'github-pages',
  belowPath: true,
  files: (site) => {
    const pages = Object.fromEntries(
      [...pagesOf(site.build)].map(([path, page]) => [path.slice(1), withPolicy(page, site)] as const),
    );
    // it serves charts.html for /charts; without .nojekyll it would drop files that start with an underscore
    return { ...siteFiles(site), ...pages, '404.html': pages['index.html'] ?? '', '.nojekyll': '' };
  },
  next: (folder) => `npx gh-pages --dotfiles --dist ${folder}`,
};

/** Inserts the policy as the first element, since it wouldn't apply to scripts before it. */
function withPolicy(page: string, site: Site): string {
  const policy = metaPolicy(site.headers['content-security-policy'] ?? '');
  const referrer = site.headers['referrer-policy'] ?? '';
  const tags = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    `<meta name="referrer" content="${referrer}" />`,
  ];
  return page.replace('<head>', ['<head>', ...tags].join('\n    '));
}

/** Removes frame-ancestors, which browsers ignore in meta elements with a warning. */
function metaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');
}
