import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { inlineParts } from '../host/inline-parts';
import { pagesOf, readBuild } from '../host/static-files';
import { securityHeaders } from '../host/security-headers';
import type { Files, Host, Site } from './host';
import type { ClientEnvironment } from '../settings/client-environment';

/**
 * Reads a build in the form that hosts use.
 * @param buildFolder such as dist/
 * @param supabaseFolder the project's supabase/
 * @throws PlainFailure if there is no build
 */
export function readSite(buildFolder: string, supabaseFolder: string, client: ClientEnvironment): Site {
  const build = readBuild(buildFolder);
  const headers = securityHeaders(client, inlineParts(pagesOf(build).values()));
  return { build, headers, supabase: backendFiles(supabaseFolder) };
}

/** Migrations, seed and functions, without the CLI's settings and temporary files. */
function backendFiles(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.split(sep).join('/'));
  const included = names.filter((name) => /^(migrations\/.+\.sql|seed\.sql|functions\/.+\.ts)$/.test(name));
  return Object.fromEntries(included.map((name) => [name, new Uint8Array(readFileSync(join(folder, name)))]));
}

/** Writes a host's files into a folder, replacing its content. */
export function writeDeployFolder(host: Host, site: Site, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(host.files(site))) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
