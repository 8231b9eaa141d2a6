import type { Rolldown } from 'vite';

const ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/;
/** A class of a compiled recipe. */
const COMPILED = /^[mc][0-9a-z]{1,3}$/;

/** A prerendered screen. */
export interface PrerenderedScreen {
  /** Its route, such as /charts. */
  readonly path: string;
  readonly html: string;
}

/** File name of a prerendered page: hosts find it by its route. */
export function pageName(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * The page with a screen's HTML in it.
 * @param page index.html as Vite builds it
 */
export function withScreen(page: string, { path, html }: PrerenderedScreen): string {
  if (!page.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
  const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1];
  if (heading === undefined) throw new Error(`the screen at ${path} has no heading`);
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const unstyled = classes.find((name) => COMPILED.test(name) && !new RegExp(`\\.${name}\\b`).test(page));
  if (unstyled !== undefined) throw new Error(`bundle/first-screens.ts names no module of the screen at ${path}`);
  const titled = path === '/' ? page : page.replace(TITLE, (title) => title.replace('>', () => `>${heading} · `));
  return titled
    .replace('<html ', () => `<html data-screen="${path}" `)
    .replace(ROOT, () => ROOT.replace('><', () => `>${html}<`));
}

/**
 * The page with the full address of its preview picture: whoever follows a shared link to draw it resolves no path.
 * @param site an address of the site; empty to leave the path
 */
export function withPreviewPicture(page: string, site: string): string {
  if (site === '') return page;
  return page.replace(/(property="og:image" content=")([^"]+)/, (_, start: string, path: string) => {
    return start + new URL(path, site).href;
  });
}

/** Inlines the styles and the head script into the page, so that it can paint at once. */
export function withInline(page: string, script: string, css: string): string {
  if (/<\//.test(css + script)) throw new Error('a style or a script would end the element it stands in');
  return page.replace('</title>', () => `</title>\n    <script>${script}</script>\n    <style>${css}</style>`);
}

/**
 * Takes the entry's style sheet out of the build, as the page inlines it.
 * @param bundle the build's files, before pages and preloads name them
 */
export function takeEntryStyles(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  const names = entry?.type === 'chunk' ? entry.viteMetadata?.importedCss : undefined;
  const [name = ''] = names ?? [];
  const sheet = bundle[name];
  if (names?.size !== 1 || sheet?.type !== 'asset') throw new Error('the entry has no style sheet of its own');
  names.clear();
  Reflect.deleteProperty(bundle, name);
  return sheet.source.toString();
}
