import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages of Debian where that is allowed. Servers among them are not started.
 * @returns whether they are there now
 */
export function installDebian(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  try {
    // a server's package starts it, unless the machine is said to be in its rescue mode
    const variables = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const quietly = { stdio: 'inherit' as const, env: variables };
    execFileSync('apt-get', ['update'], quietly);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quietly);
    return true;
  } catch {
    return false;
  }
}
