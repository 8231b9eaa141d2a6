import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../../local-stack/settings/settings';

const PROJECT = '/project';

describe('settings of the embedded server', () => {
  it('have defaults for everything', () => {
    expect(readSettings({}, PROJECT)).toMatchObject({
      ok: true,
      value: { port: 4173, host: '127.0.0.1', dataFolder: '/project/.matinee/data', movieDatabaseKey: undefined },
    });
  });

  it('use any free port for 0', () => {
    expect(readSettings({ PORT: '0' }, PROJECT)).toMatchObject({ ok: true, value: { port: 0 } });
  });

  it.each(['abc', '-1', '65536', '80.5'])('report what is wrong with PORT=%s', (port) => {
    expect(readSettings({ PORT: port }, PROJECT)).toEqual({
      ok: false,
      error: `PORT must be a whole number from 0 to 65535, not "${port}".`,
    });
  });

  it('report what is wrong with MATINEE_CONFIRM_EMAIL, and accept valid values', () => {
    expect(readSettings({ MATINEE_CONFIRM_EMAIL: 'true' }, PROJECT)).toEqual({
      ok: false,
      error: 'MATINEE_CONFIRM_EMAIL must be "yes" or "no", not "true".',
    });
    for (const answer of ['yes', 'no', ''])
      expect(readSettings({ MATINEE_CONFIRM_EMAIL: answer }, PROJECT)).toMatchObject({ ok: true });
  });

  it('keep the marks of the real movie database separate from those of the embedded one', () => {
    expect(readSettings({ TMDB_API_KEY: 'key' }, PROJECT)).toMatchObject({
      ok: true,
      value: { dataFolder: '/project/.matinee/data-tmdb', movieDatabaseKey: 'key' },
    });
  });

  it('resolve a data folder relative to the project', () => {
    expect(readSettings({ MATINEE_DATA: 'elsewhere' }, PROJECT)).toMatchObject({
      value: { dataFolder: '/project/elsewhere' },
    });
  });
});
