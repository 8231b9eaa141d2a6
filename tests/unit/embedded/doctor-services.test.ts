import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visitorAsks } from '../../../embedded/doctor/backend';
import { examineSecret, examineSignIn } from '../../../embedded/doctor/services';
import { SETTINGS, startHostedProject, type HostedProject } from './hosted-project';

let project: HostedProject;
beforeEach(async () => {
  project = await startHostedProject();
});
afterEach(() => project.close());

describe('who may join, and how', () => {
  const JOIN = ['sign-up', 'good', 'Everybody can join.'];
  const CONFIRM = ['confirmation', 'good', 'An e-mail address is to be confirmed.'];
  const NO_GOOGLE = ['Google', 'note', 'Sign-in with Google is off: its button says so when it is pressed.'];

  const findings = async (deployment = project.deployment) =>
    examineSignIn(visitorAsks(project.ask, deployment), deployment);

  it.each([
    ['a project as it should be, without Google', {}, [JOIN, CONFIRM, NO_GOOGLE]],
    [
      'a project that is closed',
      { disable_signup: true },
      [['sign-up', 'note', 'Nobody can join.'], CONFIRM, NO_GOOGLE],
    ],
    [
      'addresses that nobody confirms',
      { mailer_autoconfirm: true },
      [JOIN, ['confirmation', 'note', 'Nobody is asked to confirm an e-mail address.'], NO_GOOGLE],
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
  ])('tells of %s', async (_, change, expected) => {
    project.settings = { ...SETTINGS, ...change };
    expect((await findings()).map(({ topic, state, says }) => [topic, state, says])).toEqual(expected);
  });

  it('says where each is set: in the dashboard of a project elsewhere, in the file of one on this machine', async () => {
    project.settings = { ...SETTINGS, disable_signup: true, mailer_autoconfirm: true };
    const remedies = async (deployment = project.deployment) =>
      (await findings(deployment)).map(({ remedy }) => remedy);
    const dashboard = 'Authentication, in the project’s dashboard';
    const google = 'docs/deploying.md, section Google';
    expect(await remedies()).toEqual([
      `Allow new users: ${dashboard}`,
      `Ask for it before others are invited: ${dashboard}`,
      google,
    ]);
    const file = 'supabase/config.toml';
    expect(await remedies({ ...project.deployment, supabase: project.url })).toEqual([
      `Allow new users: ${file}`,
      `Ask for it before others are invited: ${file}`,
      google,
    ]);
  });
});

describe('the key of the movie database', () => {
  const GOOD = { state: 'good', says: 'It hands out a key that the movie database knows.', remedy: '' };
  const FOREIGN = 'https://somebody-elses.example';

  it('is noted where pages of any site get it', async () => {
    expect(await examineSecret(project.ask, project.deployment)).toEqual({
      topic: 'get-secret',
      state: 'note',
      says: 'It works, and hands the key to pages of any site.',
      remedy: 'npx supabase secrets set SITE_ORIGINS=https://films.example.com',
    });
    expect(project.askedFrom).toEqual(['https://films.example.com', FOREIGN]);
  });

  it('is well kept where only pages of this site get it', async () => {
    project.siteOrigins = 'https://films.example.com';
    expect(await examineSecret(project.ask, project.deployment)).toMatchObject(GOOD);
    expect(project.askedFrom).toEqual(['https://films.example.com', FOREIGN]);
  });

  it('is asked for by the origin alone, also where the site is below a path', async () => {
    project.siteOrigins = 'https://someone.github.io';
    const deployment = { ...project.deployment, site: 'https://someone.github.io/matinee' };
    expect(await examineSecret(project.ask, deployment)).toMatchObject(GOOD);
  });

  it('may be had by any page where the project is on this machine, which serves nobody else', async () => {
    const deployment = { ...project.deployment, site: 'http://localhost:4173', supabase: project.url };
    expect(await examineSecret(project.ask, deployment)).toMatchObject(GOOD);
    expect(project.askedFrom).toEqual(['http://localhost:4173']);
  });
});
