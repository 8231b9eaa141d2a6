/** Steps of the work that is timed, and the milliseconds they take where nothing else runs (Node 20, a core of 2026). */
const STEPS = 100_000_000;
const IDLE_MS = 150;

/** A machine that is slower still is taken for one this slow: a test that hangs must end some day. */
const SLOWEST = 6;

/** Carries the factor from the program that measured it to those that it starts. */
const VARIABLE = 'MATINEE_TEST_SLOWNESS';

/**
 * How many times longer work takes on this machine, with all else that it is doing now, than on an idle one; 1 to 6.
 * Measured once by the program that starts the tests; its workers are told.
 */
export function slowness(): number {
  const told = Number(process.env[VARIABLE]);
  if (told > 0) return told;
  const measured = Math.min(SLOWEST, Math.max(1, timeOfWork() / IDLE_MS));
  process.env[VARIABLE] = measured.toFixed(2);
  return measured;
}

function timeOfWork(): number {
  const start = performance.now();
  let sum = 0;
  for (let step = 0; step < STEPS; step += 1) sum = (sum + step * 7) | 0;
  const ms = performance.now() - start;
  // the sum is looked at, so that no compiler leaves the work out
  return sum === 0.5 ? 0 : ms;
}
