import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SendRequest } from '../../../../local-stack/doctor/request';
import { visitorRequests } from '../../../../local-stack/doctor/backend';
import { examineRedirects, examineSecret, examineSignIn } from '../../../../local-stack/doctor/services';
import { SETTINGS, startHostedProject, type HostedProject } from './hosted-project';

let project: HostedProject;
beforeEach(async () => {
  project = await startHostedProject();
});
afterEach(() => project.close());

/** Sends requests to the project, with another response for one path. */
function askWith(path: string, status: number, body: object = {}): SendRequest {
  const planted = { status, headers: new Headers(), text: JSON.stringify(body) };
  return async (address, init) => (new URL(address).pathname === path ? planted : project.ask(address, init));
}

describe('sign-up settings', () => {
  const JOIN = ['sign-up', 'good', 'Anyone can sign up.'];
  const CONFIRM = ['confirmation', 'good', 'New members must confirm their email.'];
  const NO_GOOGLE = ['Google', 'note', 'Sign-in with Google is off, and its button says so.'];

  const findings = async (deployment = project.deployment) =>
    examineSignIn(visitorRequests(project.ask, deployment), deployment);

  it.each([
    ['a correct project without Google', {}, [JOIN, CONFIRM, NO_GOOGLE]],
    [
      'a project with sign-up disabled',
      { disable_signup: true },
      [['sign-up', 'note', 'Nobody can sign up.'], CONFIRM, NO_GOOGLE],
    ],
    [
      'emails without confirmation',
      { mailer_autoconfirm: true },
      [JOIN, ['confirmation', 'note', 'New members don’t have to confirm their email.'], NO_GOOGLE],
    ],
    [
      'Google',
      { external: { ...SETTINGS.external, google: true } },
      [JOIN, CONFIRM, ['Google', 'good', 'Sign-in with Google is on.']],
    ],
    [
      'another provider in place of Google',
      { external: { ...SETTINGS.external, github: true } },
      [JOIN, CONFIRM, NO_GOOGLE],
    ],
  ])('reports %s', async (_, change, expected) => {
    project.settings = { ...SETTINGS, ...change };
    expect((await findings()).map(({ topic, state, message }) => [topic, state, message])).toEqual(expected);
  });

  it('says where to change each: in the dashboard of a hosted project, in the file of a local one', async () => {
    project.settings = { ...SETTINGS, disable_signup: true, mailer_autoconfirm: true };
    const remedies = async (deployment = project.deployment) =>
      (await findings(deployment)).map(({ remedy }) => remedy);
    const dashboard = 'Authentication, in the project’s dashboard';
    const google = 'See docs/deploying.md, section Google.';
    expect(await remedies()).toEqual([
      `Allow new users: ${dashboard}`,
      `Turn this on before you invite others: ${dashboard}`,
      google,
    ]);
    const file = 'supabase/config.toml';
    expect(await remedies({ ...project.deployment, supabase: project.url })).toEqual([
      `Allow new users: ${file}`,
      `Turn this on before you invite others: ${file}`,
      google,
    ]);
  });
});

describe("the movie database's key", () => {
  const GOOD = { state: 'good', message: 'It gives out a key that the movie database accepts.', remedy: '' };
  const FOREIGN = 'https://somebody-elses.example';

  it('is noted if pages of any site can get it', async () => {
    expect(await examineSecret(project.ask, project.deployment)).toEqual({
      topic: 'get-secret',
      state: 'note',
      message: 'It works, but gives the key to the pages of any site.',
      remedy: 'npx supabase secrets set SITE_ORIGINS=https://movies.example.com',
    });
    expect(project.askedFrom).toEqual(['https://movies.example.com', FOREIGN]);
  });

  it('is fine if only pages of this site can get it', async () => {
    project.siteOrigins = 'https://movies.example.com';
    expect(await examineSecret(project.ask, project.deployment)).toMatchObject(GOOD);
    expect(project.askedFrom).toEqual(['https://movies.example.com', FOREIGN]);
  });

  it('is requested with the origin only, even if the site has a base path', async () => {
    project.siteOrigins = 'https://someone.github.io';
    const deployment = { ...project.deployment, site: 'https://someone.github.io/matinee' };
    expect(await examineSecret(project.ask, deployment)).toMatchObject(GOOD);
  });

  it('may be available to any page of a local project, which serves nobody else', async () => {
    const deployment = { ...project.deployment, site: 'http://localhost:4173', supabase: project.url };
    expect(await examineSecret(project.ask, deployment)).toMatchObject(GOOD);
    expect(project.askedFrom).toEqual(['http://localhost:4173']);
  });

  const FUNCTION = '/functions/v1/get-secret';
  it.each([
    [FUNCTION, 404, { code: 'NOT_FOUND' }, 'The function isn’t there.'],
    [FUNCTION, 404, { error: 'unknown_secret' }, 'The function has no key to give out.'],
    [FUNCTION, 401, { code: 401 }, 'The function asks visitors to sign in.'],
    [FUNCTION, 403, { error: 'foreign_origin' }, 'The function answers 403 to this site’s pages.'],
    [FUNCTION, 200, { secret: null }, 'The function answers 200 to this site’s pages.'],
    [FUNCTION, 200, { secret: 'wrong' }, 'The movie database doesn’t accept the key.'],
    ['/3/configuration', 503, {}, 'The movie database at https://movie-database.example/3 answers 503.'],
  ])('is an error if %s responds with %i %j', async (path, status, body, message) => {
    const finding = await examineSecret(askWith(path, status, body), project.deployment);
    expect(finding).toMatchObject({ topic: 'get-secret', state: 'fault', message });
  });
});

describe('email links', () => {
  const SITE = 'https://movies.example.com';
  const ALL = [`${SITE}/dashboard`, `${SITE}/auth/reset-password`, `${SITE}/reset-password`];
  const [DASHBOARD = ''] = ALL;
  const LOCAL = 'http://localhost:3000';

  it.each([
    ['good', 'Links in emails lead back to this site.', LOCAL, ALL],
    ['fault', 'Links in emails lead to http://localhost:3000.', LOCAL, []],
    ['fault', 'Links in emails lead to http://localhost:3000.', LOCAL, [DASHBOARD]],
    ['fault', 'The redirect list is missing /auth/reset-password and /reset-password.', SITE, [DASHBOARD]],
    ['note', 'Links in emails lead to the site’s first page, which works too.', SITE, []],
  ])('are reported as %s: %s', async (state, message, siteAddress, redirects) => {
    Object.assign(project, { siteAddress, redirects });
    expect(await examineRedirects(project.ask, project.deployment)).toMatchObject({
      topic: 'redirects',
      state,
      message,
    });
  });

  it('are unknown if the auth service does not redirect', async () => {
    expect(await examineRedirects(askWith('/auth/v1/verify', 400), project.deployment)).toMatchObject({
      state: 'note',
      message: 'We can’t check them from outside here.',
    });
  });
});
