import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRecord } from '../../src/domain/values/guards';
import type { Tally } from './run-schedule';

/** The progress of a run, stored in a file so that an interrupted run can continue. */
export interface Progress extends Tally {
  schedules: number;
  lost: number;
  diverged: number;
  /** Seeds whose schedules failed. */
  failures: number[];
}

/** Nothing done yet. */
export function noProgress(): Progress {
  return {
    schedules: 0,
    toggles: 0,
    lostAcknowledgements: 0,
    duplicates: 0,
    kills: 0,
    lost: 0,
    diverged: 0,
    failures: [],
  };
}

function isProgress(value: unknown): value is Progress {
  const numbers = ['schedules', 'toggles', 'lostAcknowledgements', 'duplicates', 'kills', 'lost', 'diverged'];
  return (
    isRecord(value) && numbers.every((name) => typeof value[name] === 'number') && Array.isArray(value['failures'])
  );
}

/** The progress of an interrupted run, or a new one. */
export function readProgress(file: string): Progress {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isProgress(value) ? value : noProgress();
  } catch {
    return noProgress();
  }
}

export function writeProgress(file: string, progress: Progress): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(progress));
}

/** The run is complete: the next one starts over. */
export function forgetProgress(file: string): void {
  rmSync(file, { force: true });
}

/** The figures of a run in one line. */
export function summary(progress: Progress): string {
  const { schedules, toggles, lostAcknowledgements, duplicates, kills, lost, diverged } = progress;
  return (
    `${schedules} schedules, ${toggles} toggles, ${lostAcknowledgements} lost acknowledgements, ` +
    `${duplicates} duplicates, ${kills} kills; ${lost} lost, ${diverged} diverged`
  );
}
