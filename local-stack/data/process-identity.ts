import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies a process even if its pid is reused. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Opaque start time; empty if the system doesn't provide it. */
  readonly started: string;
}

/** Identity of a running process, or undefined if the pid isn't in use. */
export function identify(pid: number): ProcessIdentity | undefined {
  return isRunning(pid) ? { pid, started: startTime(pid) } : undefined;
}

/** True if that same process is still running. */
export function isAlive(process: ProcessIdentity): boolean {
  const now = identify(process.pid);
  return now !== undefined && (now.started === process.started || now.started === '' || process.started === '');
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs under another user
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function startTime(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // the name in parentheses may contain spaces; the start time is field 22 (proc_pid_stat(5)), the 20th after the
      // name
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
