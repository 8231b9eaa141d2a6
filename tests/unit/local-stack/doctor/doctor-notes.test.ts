import { expect, it } from 'vitest';
import type { HttpResponse, SendRequest } from '../../../../local-stack/doctor/request';
import { examineSamples } from '../../../../local-stack/doctor/backend';
import { examineAssets } from '../../../../local-stack/doctor/files';
import { examineFallback, examineHeaders } from '../../../../local-stack/doctor/page';

const SITE = 'https://movies.example.com';

/** A host that gives every path the same response. */
function hostOf(text: string, headers: Record<string, string> = {}, status = 200): SendRequest {
  const answer: HttpResponse = { status, headers: new Headers(headers), text };
  return () => Promise.resolve(answer);
}

const PAGE = '<script type="module" src="/assets/a.js"></script><div id="root"></div>';
const script = (headers: Record<string, string>) =>
  examineAssets(hostOf(PAGE, { 'content-type': 'text/javascript', ...headers }), SITE);

it('notes scripts cached for less than a day, or sent uncompressed', async () => {
  const compressed = { 'content-encoding': 'br' };
  expect(await script(compressed)).toMatchObject({ state: 'note', message: 'They’re cached for only 0 seconds.' });
  expect(await script({ ...compressed, 'cache-control': 'max-age=86399' })).toMatchObject({
    state: 'note',
    message: 'They’re cached for only 86399 seconds.',
  });
  const cached = { 'cache-control': 'public, max-age=86400' };
  expect(await script(cached)).toMatchObject({ state: 'note', message: 'They’re sent uncompressed.' });
  expect(await script({ ...cached, ...compressed })).toMatchObject({ state: 'good' });
});

it('notes a link to a screen that returns the page with a 404', async () => {
  expect(await examineFallback(hostOf(PAGE, {}, 404), SITE)).toMatchObject({
    topic: 'links',
    state: 'note',
    message: 'A link to a screen gets the page, but with status 404.',
  });
});

it('notes a host that sends no headers if the page has the policy, and reports an error if not', async () => {
  const deployment = { site: SITE, supabase: SITE, key: 'key', movieDatabase: SITE, images: SITE, contact: '' };
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;
  expect(await examineHeaders(hostOf(`${policy}${PAGE}`), deployment)).toMatchObject({
    topic: 'headers',
    state: 'note',
    message: 'The host sends none, but the page has the content security policy.',
  });
  expect(await examineHeaders(hostOf(PAGE), deployment)).toMatchObject({ state: 'fault' });
  // a host that can send headers must send all of them
  const some = hostOf(`${policy}${PAGE}`, { 'x-content-type-options': 'nosniff' });
  expect(await examineHeaders(some, deployment)).toMatchObject({ state: 'fault' });
});

it('notes a project without movies for the landing page', async () => {
  const samples = (rows: readonly object[]) => examineSamples(() => hostOf(JSON.stringify(rows))(SITE));
  expect(await samples([])).toMatchObject({
    topic: 'sample movies',
    state: 'note',
    message: 'There are none, so the landing page has no samples to show.',
  });
  expect(await samples([{ id: 278 }])).toMatchObject({
    state: 'good',
    message: 'The landing page has movies to show.',
  });
});
