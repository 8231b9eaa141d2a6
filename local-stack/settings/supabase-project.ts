/** Hosts that a page may call without https: localhost. */
const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const HOSTED_PROJECT = /^([a-z0-9]+)\.supabase\.(co|in|net)$/;

/** The placeholder in .env.example. */
const EXAMPLE = 'your-project';

/**
 * Checks a Supabase project's URL and public key.
 * @param address as configured, a valid URL
 * @param key as configured
 * @returns a message, or null if both are fine
 */
export function projectComplaint(address: string, key: string): string | null {
  return addressComplaint(new URL(address)) ?? keyComplaint(new URL(address), key);
}

function addressComplaint({ protocol, hostname, origin, pathname }: URL): string | null {
  if (hostname.includes(EXAMPLE))
    return 'VITE_SUPABASE_URL is still the example. Set it to your own project’s address.';
  if (protocol !== 'https:' && !THIS_MACHINE.test(hostname))
    return 'VITE_SUPABASE_URL must start with https://, because browsers send passwords to it.';
  if (pathname !== '/')
    return `VITE_SUPABASE_URL must be just the project’s address, such as ${origin}, without "${pathname}".`;
  return null;
}

function keyComplaint({ hostname, origin }: URL, key: string): string | null {
  if (key === '') return 'VITE_SUPABASE_URL is set, so VITE_SUPABASE_ANON_KEY must be set too.';
  if (key.startsWith('sb_publishable_')) return null;
  const claims = claimsOf(key);
  if (key.startsWith('sb_secret_') || claims?.['role'] === 'service_role')
    return 'VITE_SUPABASE_ANON_KEY is a secret key, and anyone who opens the page could read everything with it. Use the publishable key, and create a new secret one.';
  if (claims?.['role'] !== 'anon')
    return 'VITE_SUPABASE_ANON_KEY must be the publishable key (sb_publishable_…) or the older anon key (eyJ…).';
  const [, project] = HOSTED_PROJECT.exec(hostname) ?? [];
  const owner = claims['ref'];
  return project !== undefined && typeof owner === 'string' && owner !== project
    ? `VITE_SUPABASE_ANON_KEY belongs to the project "${owner}", not to the one at ${origin}.`
    : null;
}

/** The claims of a JWT; undefined if it isn't one. */
function claimsOf(token: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined;
  } catch {
    return undefined;
  }
}
