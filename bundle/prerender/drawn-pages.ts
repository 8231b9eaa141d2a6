import type { Rolldown } from 'vite';

const ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/;

/** A screen as it is drawn into a page. */
export interface DrawnScreen {
  /** Its address in the application, such as /charts. */
  readonly path: string;
  readonly html: string;
}

/** Name of the page that a screen is drawn into: hosts find it by the screen's address. */
export function pageName(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * The page with a screen in it.
 * @param page as Vite makes it of index.html
 */
export function withScreen(page: string, { path, html }: DrawnScreen): string {
  if (!page.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
  const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1];
  if (heading === undefined) throw new Error(`the screen at ${path} has no heading`);
  const titled = path === '/' ? page : page.replace(TITLE, (title) => title.replace('>', () => `>${heading} · `));
  return titled
    .replace('<html ', () => `<html data-screen="${path}" `)
    .replace(ROOT, () => ROOT.replace('><', () => `>${html}<`));
}

/**
 * The page with its styles and the script before its first paint inside it, so that it is painted as soon as it has come.
 * @param script that script, in one piece
 * @param bundle the build's files, from which the style sheet is taken away
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
