import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type TomlTable, type TomlValue } from 'smol-toml';
import { expect, it } from 'vitest';
import { isTable } from '../../../local-stack/supabase/auth-settings';
import { ROUTES } from '../../../src/config/routes';

const CONFIG = parse(readFileSync(join(import.meta.dirname, '../../../supabase/config.toml'), 'utf8'));

function tableAt(root: TomlTable, ...path: string[]): TomlTable {
  return path.reduce<TomlTable>((table, name) => {
    const value = table[name];
    if (!isTable(value)) throw new Error(`no ${name}`);
    return value;
  }, root);
}

/** A table merged over another, as `supabase config push` merges a remote block. */
function merged(base: TomlTable, over: TomlTable): TomlTable {
  const entries = Object.entries(over).map(([name, value]): [string, TomlValue] => {
    const below = base[name];
    return [name, isTable(value) && isTable(below) ? merged(below, value) : value];
  });
  return { ...base, ...Object.fromEntries(entries) };
}

const { project_id: project, ...block } = tableAt(CONFIG, 'remotes', 'production');
const base = Object.fromEntries(Object.entries(CONFIG).filter(([name]) => name !== 'remotes'));
const pushed = merged(base, block);

it('the configuration pushed to the hosted project contains nothing from a developer’s machine', () => {
  // the CLI only accepts references of twenty letters
  expect(project).toMatch(/^[a-z]{20}$/);
  expect(JSON.stringify(tableAt(pushed, 'auth'))).not.toMatch(/localhost|127\.0\.0\.1/);
});

it.each([
  ['this machine', base],
  ['the hosted project', pushed],
])('on %s, email links may lead to every screen that handles them, and nowhere else', (_name, config) => {
  const auth = tableAt(config, 'auth');
  const home = typeof auth['site_url'] === 'string' ? auth['site_url'] : '';
  expect(auth['additional_redirect_urls']).toEqual(
    [ROUTES.dashboard, ROUTES.authResetPassword, ROUTES.resetPassword].map((path) => `${home}${path}`),
  );
});

it('on the hosted project an email must be confirmed before the account exists', () => {
  expect(tableAt(pushed, 'auth', 'email')).toMatchObject({ enabled: true, enable_confirmations: true });
});
