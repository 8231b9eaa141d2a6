import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requestSender } from '../../../local-stack/doctor/request';
import { examineAccess, examineSchema, visitorRequests } from '../../../local-stack/doctor/backend';
import { readDeployment } from '../../../local-stack/doctor/deployment';
import { examineContact } from '../../../local-stack/doctor/services';
import { startServer, type RunningServer } from '../../../local-stack/server/server';
import { readSettings } from '../../../local-stack/settings/settings';
import { expectConsoleError } from '../../expected-error';
import { makeTempFolders, type TempFolders } from './temp-folders';

const SUPABASE = join(import.meta.dirname, '../../../supabase');

let folders: TempFolders;
let server: RunningServer | undefined;
beforeEach(() => {
  folders = makeTempFolders();
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  folders.remove();
});

/** A server whose database has only the migrations before one (all for null), and then a manual change. */
async function serveBefore(first: string | null, sql = ''): Promise<string> {
  const project = join(folders.build, '_project');
  const folder = join(project, 'supabase');
  mkdirSync(project);
  cpSync(SUPABASE, folder, { recursive: true });
  const names = readdirSync(join(folder, 'migrations')).filter((name) => first !== null && name >= first);
  for (const name of names) rmSync(join(folder, 'migrations', name));
  if (names.length > 0) writeFileSync(join(folder, 'seed.sql'), '');
  if (sql !== '') writeFileSync(join(folder, 'migrations/99990101000000_by_hand.sql'), sql);
  const settings = readSettings({ PORT: '0', MATINEE_DATA: folders.data }, project);
  if (!settings.ok) throw new Error(settings.error);
  writeFileSync(join(folders.build, 'deployment.json'), JSON.stringify(settings.value.client));
  server = await startServer(settings.value, { buildFolder: folders.build, print: () => undefined });
  return server.url;
}

async function checkInputs(url: string) {
  const deployment = await readDeployment(requestSender(fetch), url);
  if (deployment === null) throw new Error('the server has no deployment file');
  return visitorRequests(requestSender(fetch), deployment);
}

it('finds every missing part of an outdated database', async () => {
  for (const name of [
    'sync_head',
    'sync_marks',
    'sync_kinds',
    'sync_clock_rejections',
    'movie_reports',
    'badges',
    'user_badges',
    'deleted_accounts',
  ])
    expectConsoleError(new RegExp(`public\\.${name}\\b`));
  const finding = await examineSchema(await checkInputs(await serveBefore('20261128000200')));
  expect(finding.state).toBe('fault');
  for (const name of ['sync_head', 'sync_push', 'movie_reports', 'report_movie', 'badges', 'account_deleted'])
    expect(finding.message).toContain(name);
});

it('finds a table that lacks a column, and a function that lacks an argument', async () => {
  const changed = `
    alter table public.profiles drop column watch_preferences_at cascade;
    drop function public.report_movie(bigint);
    create function public.report_movie() returns boolean language sql return false;`;
  const finding = await examineSchema(await checkInputs(await serveBefore(null, changed)));
  expect(finding).toMatchObject({
    state: 'fault',
    message: 'Missing or from another version: profiles, report_movie().',
  });
});

const BY_HAND = `
  grant select on public.profiles to anon; create policy open on public.profiles to anon using (true);
  grant insert on public.badges to anon; create policy open on public.badges for insert to anon with check (true);
  grant delete on public.sync_kinds to anon;
  grant update on public.movies to anon; create policy change on public.movies for update to anon using (true);
  grant execute on function public.username_available(text) to anon;
  insert into public.movies (id, title) values (999999, 'Wall');
  create policy open on public.movies for select to anon using (true);`;

it('finds everything that was manually opened to visitors', async () => {
  const finding = await examineAccess(await checkInputs(await serveBefore(null, BY_HAND)));
  expect(finding.state).toBe('fault');
  const open = [
    'read profiles',
    'insert into badges',
    'delete from sync_kinds',
    'update movies',
    'call username_available()',
    'read movies that nobody verified',
  ];
  expect(
    finding.message
      .replace(/^Visitors can |\.$/g, '')
      .split('; ')
      .sort(),
  ).toEqual(open.sort());
});

it('finds that the legal texts of a site for others name no operator', () => {
  const elsewhere = { site: 'https://movies.example.com', supabase: '', key: '', movieDatabase: '', images: '' };
  expect(examineContact({ ...elsewhere, contact: 'privacy@matinee.example' }).state).toBe('fault');
  expect(examineContact({ ...elsewhere, contact: '' })).toMatchObject({
    state: 'fault',
    message: 'The legal pages give no email address for questions.',
  });
  expect(examineContact({ ...elsewhere, contact: 'privacy@movies.example.com' }).state).toBe('good');
});
