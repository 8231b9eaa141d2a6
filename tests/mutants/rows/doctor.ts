import type { Breakage } from '../breakage';

const row = (find: string, replace: string): Breakage => ({
  ids: [],
  file: 'embedded/doctor/services.ts',
  find,
  replace,
  tests: ['tests/unit/embedded/doctor-services.test.ts'],
});

/** Breakages of what the doctor says of a deployment's services. */
export const DOCTOR_BREAKAGES: readonly Breakage[] = [
  row("'disable_signup') === true", "'disable_signup') !== true"),
  row("'mailer_autoconfirm') === true", "'mailer_autoconfirm') !== true"),
  row("'google') === true", "'google') !== true"),
  row('foreign?.status === 200', 'foreign?.status === 403'),
  row('isThisMachine(supabase) ? null : await askFrom(FOREIGN)', 'null'),
  row("!== 'unknown_secret'", "=== 'unknown_secret'"),
  row('strays.length === wanted.length', 'strays.length > wanted.length'),
];
