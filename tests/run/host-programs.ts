import { existsSync } from 'node:fs';
import { findProgram } from '../rehearsal/program';
import { ensureTools } from '../rehearsal/tools';
import { installDebian } from './debian';

/** Servers and clients that a rehearsed deployment is tried with, by the packages of Debian that have them. */
const PROGRAMS = new Map([
  ['nginx', 'nginx'],
  ['caddy', 'caddy'],
  ['psql', 'postgresql-client'],
]);

/** Installs what lacks of the programs of hosts. What cannot be had is skipped by its tests, which say so. */
export async function ensureHostPrograms(): Promise<void> {
  await ensureTools();
  const missing = [...PROGRAMS].filter(([name]) => findProgram(name) === null).map(([, debian]) => debian);
  // where systemd runs, a server's package would start with the machine from now on: that is for its owner to choose
  if (missing.length === 0 || existsSync('/run/systemd/system')) return;
  console.log(`Installing for the rehearsal of a deployment: ${missing.join(', ')}…`);
  installDebian(missing);
}
