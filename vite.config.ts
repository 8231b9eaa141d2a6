import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig, loadEnv, type InlineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
// full names: Vite reads its configuration, and all that it imports, without a resolver
import { languagePlugin } from './bundle/language.ts';
import { prerenderPlugin } from './bundle/prerender/prerender-plugin.ts';
import { sharedChunks } from './bundle/shared-chunks.ts';
import { buildSizes, sizeLines } from './bundle/sizes.ts';
import { stylesPlugin } from './bundle/styles/styles-plugin.ts';
import { DEPLOYMENT_FILE } from './local-stack/host/deployment-file.ts';
import { basePath } from './local-stack/settings/base-path.ts';
import { clientEnvironment, type ClientEnvironment } from './local-stack/settings/client-environment.ts';
import { LANGUAGES } from './src/config/languages.ts';

/** Where browsers expect it: a worker's scope is its folder. */
const WORKER = 'sw.js';
const WORKER_SOURCE = 'src/sw/index.ts';

export default defineConfig(({ mode }) => {
  const client = clientEnvironment(loadEnv(mode, process.cwd(), ''));
  if (!client.ok) throw new Error(client.error);
  const base = basePath(loadEnv(mode, process.cwd(), ''));
  if (!base.ok) throw new Error(base.error);
  const chunkOf = sharedChunks(import.meta.dirname);
  /** What the source needs wherever it is built: for the page, and for what the page comes with. */
  const source = (): InlineConfig => ({
    define: Object.fromEntries(
      Object.entries(client.value).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    base: base.value,
    // nothing is taken from the environment by its prefix: the definitions above are all that the bundle may hold
    envPrefix: 'MATINEE_NOTHING_',
    plugins: [
      stylesPlugin(),
      react(),
      languagePlugin(client.value.VITE_LANGUAGE, LANGUAGES[client.value.VITE_LANGUAGE]),
    ],
  });
  return {
    ...source(),
    // every browser of Vite's baseline preloads modules by itself
    build: {
      manifest: true,
      modulePreload: { polyfill: false },
      // one sheet, which stands in the page: no part names it
      cssCodeSplit: false,
      rolldownOptions: {
        // What packages warn of is for who develops with them; their errors are said.
        treeshake: {
          // React Router names its components for developers, which must not keep those that nobody uses.
          propertyReadSideEffects: false,
          propertyWriteSideEffects: false,
          manualPureFunctions: [
            // Packages warn developers here; their errors are still logged.
            'console.debug',
            'console.trace',
            'console.warn',
            // as React Router calls them
            'React.createContext',
            'React2.createContext',
            'React3.memo',
            'React8.createContext',
            'React10.forwardRef',
          ],
        },
        output: {
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], priority: 2 },
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
              { name: 'icons', test: /node_modules.lucide-react/, minShareCount: 2, priority: 1 },
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
        // Its entry for bundlers is written for the browsers of ten years ago, to be one with what Node loads.
        { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
        // Its only entry for bundlers has the warnings for developers in it.
        {
          find: /^react-router$/,
          replacement: resolve(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
        },
      ],
    },
    plugins: [
      ...(source().plugins ?? []),
      prerenderPlugin(source),
      VitePWA({
        strategies: 'injectManifest',
        filename: WORKER,
        // both are ours: public/manifest.webmanifest, and a registration that Trusted Types let through
        manifest: false,
        injectRegister: false,
        injectManifest: {
          globPatterns: ['index.html', '**/*.{js,woff2}', 'icons/*.svg'],
          // Offline, index.html answers for every route: the prerendered screens are for the first visit. The manifest and
          // bitmap icons are for the system that installs the app. These parts are of no use offline:
          globIgnores: [
            'assets/{auth-client,auth-screen,change-password,oauth,recovery,reset-route,save-profile,sign-in}-*.js',
            'assets/{backfill,image-dialog,start-images,watch-preferences-screen}-*.js',
            'assets/{delete-account,import}-*.js',
          ],
        },
        integration: {
          beforeBuildServiceWorker: (options) => {
            // the plugin would name the output after the input: /index.js
            options.swSrc = resolve(WORKER_SOURCE);
          },
          configureCustomSWViteBuild: ({ build }) => {
            // the plugin's own options under the names that Vite 8 has for them, without its warning
            const output = { entryFileNames: 'sw.mjs', codeSplitting: false };
            Object.assign(build ?? {}, {
              rollupOptions: undefined,
              rolldownOptions: { input: resolve(WORKER_SOURCE), output },
            });
          },
        },
      }),
      tellDeployment(client.value),
      printSizes(),
    ],
  };
});

/** Says beside the page what it was built for, so that a deployment can be examined from outside. */
function tellDeployment(client: ClientEnvironment): Plugin {
  return {
    name: 'deployment',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: DEPLOYMENT_FILE, source: `${JSON.stringify(client, null, 2)}\n` });
    },
  };
}

/** Ends a build with its sizes against their budgets. */
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
      // the worker, built by its plugin's own hook, names what it precaches
      order: 'post',
      sequential: true,
      handler() {
        for (const line of sizeLines(buildSizes(folder))) print(line);
      },
    },
  };
}
