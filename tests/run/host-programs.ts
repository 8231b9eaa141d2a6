import { existsSync } from 'node:fs';
import { findProgram } from '../rehearsal/program';
import { ensureTools } from '../rehearsal/tools';
import { installDebian } from './debian';

/** Servers and clients that rehearse a deployment, by their Debian package. */
const PROGRAMS = new Map([
  ['nginx', 'nginx'],
  ['caddy', 'caddy'],
  ['psql', 'postgresql-client'],
]);

/** Installs the missing programs of hosts. Tests of unavailable ones are skipped, and say so. */
export async function ensureHostPrograms(): Promise<void> {
  await ensureTools();
  const missing = [...PROGRAMS].filter(([name]) => findProgram(name) === null).map(([, debian]) => debian);
  // with systemd, a server's package would start at every boot from now on: that is for the machine's owner to choose
  if (missing.length === 0 || existsSync('/run/systemd/system')) return;
  console.log(`Installing to rehearse a deployment: ${missing.join(', ')}…`);
  installDebian(missing);
}
