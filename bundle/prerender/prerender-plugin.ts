import { build, createServer, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { PRERENDERED_SCREENS } from '../../src/config/routes.ts';
import {
  pageName,
  takeEntryStyles,
  withInline,
  withPreviewPicture,
  withScreen,
  type PrerenderedScreen,
} from './drawn-pages.ts';

const SCREENS = '/src/app/prerender.tsx';
const HEAD_SCRIPT = 'src/app/boot/inline-head.ts';
const PAGE = 'index.html';

/**
 * Prerenders the screens visitors open first, so that they show before any script loads, and adds a small script that
 * hides the screen if the URL or a member's session needs another one. Styles are inlined, so nothing blocks the first
 * paint.
 * @param shared what building the source needs: definitions, base and plugins
 * @param site the site's address, or empty
 */
export function prerenderPlugin(shared: () => InlineConfig, site: string): readonly Plugin[] {
  let screens: readonly PrerenderedScreen[] = [];
  let script = '';
  let css = '';
  const takeStyles: Plugin = {
    name: 'inline-styles',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler: (_options, bundle) => {
        css = takeEntryStyles(bundle);
      },
    },
  };
  const prerender: Plugin = {
    name: 'prerender',
    apply: 'build',
    async buildStart() {
      script = await buildHeadScript(shared());
      screens = await renderScreens(shared());
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const html = bundle[PAGE];
        if (html?.type !== 'asset') throw new Error(`the build has no ${PAGE}`);
        const page = withPreviewPicture(withInline(html.source.toString(), script, css), site);
        for (const screen of screens) {
          const source = withScreen(page, screen);
          if (screen.path === '/') html.source = source;
          else this.emitFile({ type: 'asset', fileName: pageName(screen.path), source });
        }
      },
    },
  };
  return [takeStyles, prerender];
}

/** Renders the screens' HTML with a Vite server that loads the source as the build does. */
async function renderScreens(shared: InlineConfig): Promise<readonly PrerenderedScreen[]> {
  const server = await createServer({
    ...shared,
    // a build has no URL; nothing it renders depends on one
    define: { ...shared.define, 'globalThis.location.href': JSON.stringify('https://build.invalid/') },
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { prerenderScreen } = (await server.ssrLoadModule(SCREENS)) as {
      prerenderScreen: (path: string) => Promise<string>;
    };
    return await Promise.all(PRERENDERED_SCREENS.map(async (path) => ({ path, html: await prerenderScreen(path) })));
  } finally {
    await server.close();
  }
}

/** The head script, bundled into one piece. */
async function buildHeadScript(shared: InlineConfig): Promise<string> {
  const built = await build({
    ...shared,
    configFile: false,
    logLevel: 'error',
    build: { write: false, copyPublicDir: false, lib: { entry: HEAD_SCRIPT, formats: ['iife'], name: 'beforePaint' } },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error(`nothing was built of ${HEAD_SCRIPT}`);
  return chunk.code.trim();
}
