import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
// full names: Vite reads its configuration, and all that it imports, without a resolver
import { clientEnvironment, type ClientEnvironment } from './embedded/client-environment.ts';
import { hostFiles } from './embedded/host-files.ts';
import { securityHeaders } from './embedded/security-headers.ts';

/** Where browsers expect it: a worker's scope is its folder. */
const WORKER = 'sw.js';
const WORKER_SOURCE = 'src/sw/index.ts';

export default defineConfig(({ mode }) => {
  const client = clientEnvironment(loadEnv(mode, process.cwd(), ''));
  if (!client.ok) throw new Error(client.error);
  return {
    define: Object.fromEntries(
      Object.entries(client.value).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    // nothing is taken from the environment by its prefix: the definitions above are all that the bundle may hold
    envPrefix: 'MATINEE_NOTHING_',
    // every browser of Vite's baseline preloads modules by itself
    build: { modulePreload: { polyfill: false } },
    plugins: [
      react(),
      VitePWA({
        strategies: 'injectManifest',
        filename: WORKER,
        // both are ours: public/manifest.webmanifest, and a registration that Trusted Types let through
        manifest: false,
        injectRegister: false,
        injectManifest: {
          globPatterns: ['**/*.{js,css,html,woff2,webmanifest}', 'icons/*.{png,svg}'],
          // signing in needs a network anyway, and the large icons are for the system that installs
          globIgnores: ['assets/auth-client-*.js', 'icons/*512.png'],
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
      emitHostFiles(client.value),
    ],
  };
});

/** Headers for hosts that read them from a file. */
function emitHostFiles(client: ClientEnvironment): Plugin {
  return {
    name: 'host-files',
    apply: 'build',
    generateBundle() {
      for (const [fileName, source] of Object.entries(hostFiles(securityHeaders(client))))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
