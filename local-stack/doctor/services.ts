import { fieldOf, jsonOf, type SendRequest } from './request';
import type { VisitorRequest } from './backend';
import { isThisMachine, type Deployment } from './deployment';
import { fault, good, note, type Finding } from './finding';

const SECRET = 'npx supabase secrets set TMDB_API_KEY=… && npx supabase functions deploy get-secret';
const FOREIGN = 'https://somebody-elses.example';

/** Checks the function that returns the TMDB key, and the key itself. */
export async function examineSecret(
  send: SendRequest,
  { site, supabase, key, movieDatabase }: Deployment,
): Promise<Finding> {
  const topic = 'get-secret';
  const sendFrom = (origin: string) =>
    send(`${supabase}/functions/v1/get-secret`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json', origin },
      body: JSON.stringify({ secret_name: 'TMDB_API_KEY' }),
    });
  const own = await sendFrom(new URL(site).origin);
  if (own === null || (own.status === 404 && fieldOf(jsonOf(own.text), 'error') !== 'unknown_secret'))
    return fault(topic, 'The function isn’t there.', SECRET);
  if (own.status === 404) return fault(topic, 'The function has no key to give out.', SECRET);
  if (own.status === 401)
    return fault(
      topic,
      'The function asks visitors to sign in.',
      'Deploy it with supabase/config.toml next to it (verify_jwt = false).',
    );
  const secret = fieldOf(jsonOf(own.text), 'secret');
  if (own.status !== 200 || typeof secret !== 'string')
    return fault(
      topic,
      `The function answers ${own.status} to this site’s pages.`,
      `npx supabase secrets set SITE_ORIGINS=${new URL(site).origin}`,
    );
  const movies = await send(`${movieDatabase}/configuration?api_key=${encodeURIComponent(secret)}`);
  if (movies?.status === 401) return fault(topic, 'The movie database doesn’t accept the key.', SECRET);
  if (movies?.status !== 200)
    return fault(
      topic,
      `The movie database at ${movieDatabase} answers ${movies?.status ?? 'nothing'}.`,
      'Check VITE_MOVIE_DATABASE_URL.',
    );
  const foreign = isThisMachine(supabase) ? null : await sendFrom(FOREIGN);
  if (foreign?.status === 200)
    return note(
      topic,
      'It works, but gives the key to the pages of any site.',
      `npx supabase secrets set SITE_ORIGINS=${new URL(site).origin}`,
    );
  return good(topic, 'It gives out a key that the movie database accepts.');
}

/** Checks the auth service's settings: who may sign up, and how. */
export async function examineSignIn(send: VisitorRequest, { supabase }: Deployment): Promise<readonly Finding[]> {
  const settings = jsonOf((await send('/auth/v1/settings'))?.text ?? '');
  const project = isThisMachine(supabase) ? 'supabase/config.toml' : 'Authentication, in the project’s dashboard';
  const google = fieldOf(fieldOf(settings, 'external'), 'google') === true;
  return [
    fieldOf(settings, 'disable_signup') === true
      ? note('sign-up', 'Nobody can sign up.', `Allow new users: ${project}`)
      : good('sign-up', 'Anyone can sign up.'),
    fieldOf(settings, 'mailer_autoconfirm') === true
      ? note(
          'confirmation',
          'New members don’t have to confirm their email.',
          `Turn this on before you invite others: ${project}`,
        )
      : good('confirmation', 'New members must confirm their email.'),
    google
      ? good('Google', 'Sign-in with Google is on.')
      : note('Google', 'Sign-in with Google is off, and its button says so.', 'See docs/deploying.md, section Google.'),
  ];
}

/**
 * Checks where links in emails lead. An invalid link redirects to the requested URL if the project allows it, else to
 * the site URL, so both can be seen from outside.
 */
export async function examineRedirects(send: SendRequest, { site, supabase, key }: Deployment): Promise<Finding> {
  const topic = 'redirects';
  const remedy = 'Authentication, URL Configuration: see docs/deploying.md for what to enter.';
  const wanted = [`${site}/dashboard`, `${site}/auth/reset-password`, `${site}/reset-password`];
  const strays: string[] = [];
  for (const address of wanted) {
    const query = new URLSearchParams({ token: 'not-a-token', type: 'signup', redirect_to: address });
    const response = await send(`${supabase}/auth/v1/verify?${query.toString()}`, { headers: { apikey: key } });
    const target = response?.headers.get('location') ?? '';
    if (!URL.canParse(target)) return note(topic, 'We can’t check them from outside here.', remedy);
    if (new URL(target).origin !== new URL(site).origin)
      return fault(topic, `Links in emails lead to ${new URL(target).origin}.`, remedy);
    if (new URL(target).pathname !== new URL(address).pathname) strays.push(new URL(address).pathname);
  }
  if (strays.length === wanted.length)
    return note(topic, 'Links in emails lead to the site’s first page, which works too.', remedy);
  return strays.length === 0
    ? good(topic, 'Links in emails lead back to this site.')
    : fault(topic, `The redirect list is missing ${strays.join(' and ')}.`, remedy);
}

/** Checks the contact named in the privacy policy and the terms. */
export function examineContact({ site, contact }: Deployment): Finding {
  const topic = 'contact';
  if (contact !== '' && !contact.endsWith('.example')) return good(topic, `Questions go to ${contact}.`);
  const says =
    contact === ''
      ? 'The legal pages give no email address for questions.'
      : 'The legal pages give an email address that doesn’t exist.';
  const remedy = 'Set VITE_CONTACT and rebuild.';
  return isThisMachine(site) ? note(topic, says, remedy) : fault(topic, says, remedy);
}
