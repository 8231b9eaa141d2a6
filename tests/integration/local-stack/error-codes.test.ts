import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EMBEDDED_PUBLIC_KEY } from '../../../local-stack/settings/public-key';
import { readAuthSettings } from '../../../local-stack/supabase/auth-settings';
import { createBackend, type Backend } from '../../../local-stack/supabase/backend';
import { createMailbox } from '../../../local-stack/supabase/mail';
import { makeTempFolders, type TempFolders } from './temp-folders';

const ORIGIN = 'http://localhost:4173';

/** A schema that only fails, with a code of the caller's choice. */
const FAILING = `
create table public.seats (number integer primary key check (number > 0), row_name text not null);
grant all on public.seats to anon;
create function public.refuse(code text) returns void language plpgsql as $$
begin raise exception 'the house is full' using errcode = code, detail = 'every seat', hint = 'come back'; end $$;
grant execute on function public.refuse(text) to anon;`;

let folders: TempFolders;
let backend: Backend;

beforeAll(async () => {
  folders = makeTempFolders();
  const folder = join(folders.build, 'supabase');
  mkdirSync(join(folder, 'migrations'), { recursive: true });
  writeFileSync(join(folder, 'migrations/1_failing.sql'), FAILING);
  backend = await createBackend({
    database: join(folders.build, 'database'),
    supabaseFolder: folder,
    tokenSecret: 'a secret of thirty-two characters or more',
    auth: readAuthSettings('supabase/config.toml', ORIGIN, {}),
    mailbox: createMailbox(() => undefined),
    print: () => undefined,
  });
});
afterAll(async () => {
  await backend.close();
  folders.remove();
});

async function post(path: string, body: object) {
  const response = await backend.fetch(
    new Request(`${ORIGIN}/rest/v1/${path}`, {
      method: 'POST',
      headers: {
        apikey: EMBEDDED_PUBLIC_KEY,
        authorization: `Bearer ${EMBEDDED_PUBLIC_KEY}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, body: (await response.json()) as unknown };
}

it.each([
  ['P0001', 400],
  ['23514', 400],
  ['23P01', 400],
  ['22023', 400],
  ['40001', 500],
  ['57014', 500],
  ['08006', 503],
  ['28000', 403],
])('an exception with SQLSTATE %s gives this code and status %i, as hosted PostgREST does', async (code, status) => {
  const answer = await post('rpc/refuse', { code });
  expect(answer).toMatchObject({ status, body: { code, message: 'the house is full' } });
});

it('keeps detail and hint of an exception', async () => {
  const answer = await post('rpc/refuse', { code: 'P0001' });
  expect(answer.body).toEqual({
    code: 'P0001',
    message: 'the house is full',
    details: 'every seat',
    hint: 'come back',
  });
});

it.each([
  ['a violated check', { number: 0, row_name: 'A' }, 400, '23514'],
  ['a missing value', { number: 1 }, 400, '23502'],
  ['a value of the wrong type', { number: 'x', row_name: 'A' }, 400, '22P02'],
])('%s has its own code', async (_, row, status, code) => {
  expect(await post('seats', row)).toMatchObject({ status, body: { code } });
});
