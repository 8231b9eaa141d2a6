import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig, type InlineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
// with file extensions: Vite loads its configuration without a resolver
import { languagePlugin } from './bundle/language.ts';
import { prerenderPlugin } from './bundle/prerender/prerender-plugin.ts';
import { sharedChunks } from './bundle/shared-chunks.ts';
import { buildSizes, sizeLines } from './bundle/sizes.ts';
import { stylesPlugin } from './bundle/styles/styles-plugin.ts';
import { DEPLOYMENT_FILE } from './local-stack/host/deployment-file.ts';
import { basePath } from './local-stack/settings/base-path.ts';
import { clientEnvironment, type ClientEnvironment } from './local-stack/settings/client-environment.ts';
import { readEnvironment } from './local-stack/settings/environment.ts';
import { LANGUAGES } from './src/config/languages.ts';

/** At the root, because a worker's scope is its folder. */
const WORKER = 'sw.js';
const WORKER_SOURCE = 'src/sw/service-worker.ts';

export default defineConfig(({ command }) => {
  const environment = readEnvironment(process.cwd());
  const client = clientEnvironment(environment);
  if (!client.ok) throw new Error(client.error);
  const base = basePath(environment);
  if (!base.ok) throw new Error(base.error);
  const chunkOf = sharedChunks(import.meta.dirname);
  /** Shared by all builds of the source: the page and the prerendered screens. */
  const source = (): InlineConfig => ({
    define: Object.fromEntries(
      Object.entries(client.value).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    base: base.value,
    // expose no variables by prefix: only the definitions above may be in the bundle
    envPrefix: 'MATINEE_NOTHING_',
    plugins: [
      stylesPlugin(),
      // bundle/jsx-runtime.ts
      react({ jsxImportSource: command === 'build' ? resolve(import.meta.dirname, 'bundle') : 'react' }),
      languagePlugin(client.value.VITE_LANGUAGE, LANGUAGES[client.value.VITE_LANGUAGE]),
    ],
  });
  return {
    ...source(),
    // all browsers of Vite's baseline support modulepreload
    build: {
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // drops developer warnings of packages; errors are still logged
        treeshake: { manualPureFunctions: ['console.debug', 'console.trace', 'console.warn'] },
        output: {
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], priority: 2 },
              { name: 'later', test: /virtual:later-styles/, priority: 2 },
              { name: 'dexie', test: /node_modules.dexie/, priority: 1 },
              { name: 'auth-client', test: /node_modules.@supabase.auth-js/, priority: 1 },
              {
                name: 'sign-out',
                test: /src.(services.(sign-out|deleted-account|reconcile-ended-sessions)|db.purge-member)/,
                priority: 1,
                includeDependenciesRecursively: false,
              },
              // Their package's index names them for every screen, but one screen alone uses them.
              {
                name: 'group-queries',
                test: /node_modules.@tanstack.*(queriesObserver|useQueries)/,
                priority: 1,
                includeDependenciesRecursively: false,
              },
              {
                debugName: 'shared',
                name: (id, context) => chunkOf(id, (other) => context.getModuleInfo(other)),
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
    resolve: {
      alias: [
        // Its default entry targets ten-year-old browsers, to match the one for Node.
        { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
        // Its default entry targets browsers without modules.
        { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
        // Its default entry includes developer warnings.
        {
          find: /^react-router$/,
          replacement: resolve(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
        },
      ],
    },
    plugins: [
      ...(source().plugins ?? []),
      ...prerenderPlugin(source, client.value.VITE_SITE_URL),
      VitePWA({
        strategies: 'injectManifest',
        filename: WORKER,
        // we have our own: public/manifest.webmanifest, and a registration that works with Trusted Types
        manifest: false,
        injectRegister: false,
        injectManifest: {
          globPatterns: ['index.html', '**/*.{js,css,woff2}', 'icons/*.svg'],
          // Offline, index.html is served for every route; prerendered screens are for the first visit. The manifest
          // and bitmap icons are for the installing system. These chunks are useless offline:
          globIgnores: [
            'assets/{auth-client,auth-screen,change-password,oauth,recovery,save-profile,sign-in}-*.js',
            'assets/{backfill,image-dialog,movie-prefetcher,start-images,watch-preferences-screen}-*.js',
            'assets/{delete-account,import}-*.js',
          ],
        },
        integration: {
          beforeBuildServiceWorker: (options) => {
            // the plugin would name the output after the input: /index.js
            options.swSrc = resolve(WORKER_SOURCE);
          },
          configureCustomSWViteBuild: ({ build }) => {
            // the plugin's own options under their Vite 8 names, to avoid its warning; as a module, a dynamic import would
            // bring import.meta, which a classic worker can't parse
            const output = { entryFileNames: 'sw.mjs', format: 'iife', codeSplitting: false };
            Object.assign(build ?? {}, {
              rollupOptions: undefined,
              rolldownOptions: { input: resolve(WORKER_SOURCE), output },
            });
          },
        },
      }),
      writeDeploymentFile(client.value),
      printSizes(),
    ],
  };
});

/** Writes the deployment file, so that a deployment can be checked from outside. */
function writeDeploymentFile(client: ClientEnvironment): Plugin {
  return {
    name: 'deployment',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: DEPLOYMENT_FILE, source: `${JSON.stringify(client, null, 2)}\n` });
    },
  };
}

/** Prints the build's sizes and budgets at the end. */
function printSizes(): Plugin {
  let folder = '';
  let print: (line: string) => void = () => undefined;
  return {
    name: 'sizes',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      print = (line) => config.logger.info(line);
    },
    closeBundle: {
      // runs after the worker's build, which lists the precache
      order: 'post',
      sequential: true,
      handler() {
        for (const line of sizeLines(buildSizes(folder))) print(line);
      },
    },
  };
}
