import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../embedded/settings';

const PROJECT = '/project';

describe('settings of the embedded server', () => {
  it('needs nothing set', () => {
    expect(readSettings({}, PROJECT)).toMatchObject({
      ok: true,
      value: { port: 4173, host: '127.0.0.1', dataFolder: '/project/.matinee/data', movieDatabaseKey: undefined },
    });
  });

  it('takes any free port for 0', () => {
    expect(readSettings({ PORT: '0' }, PROJECT)).toMatchObject({ ok: true, value: { port: 0 } });
  });

  it.each(['abc', '-1', '65536', '80.5'])('says what is wrong with PORT=%s', (port) => {
    expect(readSettings({ PORT: port }, PROJECT)).toEqual({
      ok: false,
      error: `PORT must be a whole number from 0 to 65535, not "${port}".`,
    });
  });

  it('keeps the marks of the real movie database apart from those of the embedded one', () => {
    expect(readSettings({ TMDB_API_KEY: 'key' }, PROJECT)).toMatchObject({
      ok: true,
      value: { dataFolder: '/project/.matinee/data-tmdb', movieDatabaseKey: 'key' },
    });
  });

  it('finds a data folder given relative to the project', () => {
    expect(readSettings({ MATINEE_DATA: 'elsewhere' }, PROJECT)).toMatchObject({
      value: { dataFolder: '/project/elsewhere' },
    });
  });
});
