import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process, told apart from a later one that got the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Opaque start time; empty where the system does not tell it. */
  readonly started: string;
}

/** Identity of a running process, or undefined when there is none of that number. */
export function identify(pid: number): ProcessIdentity | undefined {
  return isRunning(pid) ? { pid, started: startTime(pid) } : undefined;
}

/** Whether that very process is still running. */
export function isAlive(process: ProcessIdentity): boolean {
  const now = identify(process.pid);
  return now !== undefined && (now.started === process.started || now.started === '' || process.started === '');
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, and belongs to someone else
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function startTime(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // the name in brackets may hold spaces; start time is field 22 (proc_pid_stat(5)), the 20th after the name
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
