import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian packages where that is allowed, without starting any servers among them.
 * @returns whether they are installed now
 */
export function installDebian(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  try {
    // a server's package starts it, unless the machine claims to be in rescue mode
    const variables = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const quietly = { stdio: 'inherit' as const, env: variables };
    execFileSync('apt-get', ['update'], quietly);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quietly);
    return true;
  } catch {
    return false;
  }
}
