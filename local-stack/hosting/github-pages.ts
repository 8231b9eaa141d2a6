import { pagesOf } from '../host/static-files';
import { siteFiles, type Host, type Site } from './host';

/**
 * It sends no headers of ours, so that the page carries the policy itself; and it answers whatever is no file by 404.html
 * with 404, which is the page too: a person who follows a link gets their screen.
 */
export const githubPages: Host = {
  name: 'github-pages',
  belowPath: true,
  files: (site) => {
    const pages = Object.fromEntries(
      [...pagesOf(site.build)].map(([path, page]) => [path.slice(1), withPolicy(page, site)] as const),
    );
    // /charts is answered by charts.html there; without .nojekyll it would leave out names that start with an underscore
    return { ...siteFiles(site), ...pages, '404.html': pages['index.html'] ?? '', '.nojekyll': '' };
  },
  next: (folder) => `npx gh-pages --dotfiles --dist ${folder}`,
};

/** The page with the policy as its first element, since scripts above it would not be bound by it. */
function withPolicy(page: string, site: Site): string {
  const policy = metaPolicy(site.headers['content-security-policy'] ?? '');
  const referrer = site.headers['referrer-policy'] ?? '';
  const tags = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    `<meta name="referrer" content="${referrer}" />`,
  ];
  return page.replace('<head>', ['<head>', ...tags].join('\n    '));
}

/** A page cannot say by itself who may frame it: browsers pass over that directive there, with a complaint. */
function metaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');
}
