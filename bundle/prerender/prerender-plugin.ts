import { createHash } from 'node:crypto';
import { build, createServer, type InlineConfig, type Plugin, type Rolldown } from 'vite';

const SCREEN = '/src/app/first-paint/prerender.tsx';
const BEFORE_PAINT = 'src/app/first-paint/before-paint.ts';
const ROOT = '<div id="root"></div>';

/**
 * Puts a visitor's landing screen into the page, drawn by the application itself, so that it is seen before any script has
 * come; and before it a small script that hides it where the address, or a member's device, shows something else.
 * @param shared what the source needs to be built at all: definitions, base and plugins
 */
export function prerenderPlugin(shared: () => InlineConfig): Plugin {
  let page = { screen: '', script: '' };
  return {
    name: 'prerender',
    apply: 'build',
    async buildStart() {
      const source = await beforePaint(shared());
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/before-paint-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      page = { screen: await landingScreen(shared()), script: `${shared().base ?? '/'}${fileName}` };
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => withScreen(html, page.screen),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const html = bundle['index.html'];
        if (html?.type !== 'asset') throw new Error('the build has no index.html');
        html.source = html.source
          .toString()
          .replace('</title>', `</title>\n    <script src="${page.script}"></script>`);
      },
    },
  };
}

function withScreen(html: string, screen: string): string {
  if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
  return html.replace(ROOT, () => ROOT.replace('><', `>${screen}<`));
}

/** The landing screen's HTML, by a server that loads the source as the build does. */
async function landingScreen(shared: InlineConfig): Promise<string> {
  const server = await createServer({
    ...shared,
    // a build has no address; nothing that it draws tells one
    define: { ...shared.define, 'globalThis.location.href': JSON.stringify('https://build.invalid/') },
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { prerenderLanding } = (await server.ssrLoadModule(SCREEN)) as { prerenderLanding: () => string };
    return prerenderLanding();
  } finally {
    await server.close();
  }
}

/** The script before the first paint, in one piece. */
async function beforePaint(shared: InlineConfig): Promise<string> {
  const built = await build({
    ...shared,
    configFile: false,
    logLevel: 'error',
    build: { write: false, copyPublicDir: false, lib: { entry: BEFORE_PAINT, formats: ['iife'], name: 'beforePaint' } },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error(`nothing was built of ${BEFORE_PAINT}`);
  return chunk.code;
}
