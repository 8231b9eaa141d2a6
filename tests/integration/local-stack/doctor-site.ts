import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startServer } from '../../../local-stack/server/server';
import { readSettings } from '../../../local-stack/settings/settings';
import { makeTempFolders } from './temp-folders';

/** A local server with the smallest build that the doctor accepts. */
export interface DoctorSite {
  readonly url: string;
  close(): Promise<void>;
}

export async function startDoctorSite(): Promise<DoctorSite> {
  const folders = makeTempFolders();
  const settings = readSettings({ PORT: '0', MATINEE_DATA: folders.data }, process.cwd());
  if (!settings.ok) throw new Error(settings.error);
  const files = {
    'index.html': '<!doctype html><script type="module" src="/assets/a.js"></script><div id="root"></div>',
    'assets/a.js': `/* ${'long enough to be compressed '.repeat(80)} */`,
    'sw.js': 'precache([{"url":"index.html"},{"url":"assets/a.js"}])',
    'manifest.webmanifest': '{"start_url":"/","icons":[{"src":"/icons/icon.svg"}]}',
    'icons/icon.svg': '<svg/>',
    'deployment.json': JSON.stringify(settings.value.client),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folders.build, name)), { recursive: true });
    writeFileSync(join(folders.build, name), text);
  }
  const server = await startServer(settings.value, { buildFolder: folders.build, print: () => undefined });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      folders.remove();
    },
  };
}
