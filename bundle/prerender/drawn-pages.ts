import type { Rolldown } from 'vite';

const ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/;

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
  const titled = path === '/' ? page : page.replace(TITLE, (title) => title.replace('>', () => `>${heading} · `));
  return titled
    .replace('<html ', () => `<html data-screen="${path}" `)
    .replace(ROOT, () => ROOT.replace('><', () => `>${html}<`));
}

/**
 * Inlines the styles and the head script into the page, so that it can paint at once.
 * @param script the bundled head script
 * @param bundle the build's files, from which the style sheet is removed
 */
export function withInline(page: string, script: string, bundle: Rolldown.OutputBundle): string {
  const link = /[ \t]*<link rel="stylesheet"[^>]* href="[^"]*?(assets\/[^"]+\.css)">\n?/.exec(page);
  const name = Object.keys(bundle).find((file) => file === link?.[1]);
  const sheet = name === undefined ? undefined : bundle[name];
  if (link === null || name === undefined || sheet?.type !== 'asset') throw new Error('the page has no style sheet');
  Reflect.deleteProperty(bundle, name);
  const css = sheet.source.toString();
  if (/<\//.test(css + script)) throw new Error('a style or a script would end the element it stands in');
  return page
    .replace(link[0], () => '')
    .replace('</title>', () => `</title>\n    <script>${script}</script>\n    <style>${css}</style>`);
}
