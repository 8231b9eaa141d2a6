import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from '../../../../local-stack/host/security-headers';
import { inlineParts } from '../../../../local-stack/host/inline-parts';
import type { Files, Site } from '../../../../local-stack/hosting/host';
import { HOSTS } from '../../../../local-stack/hosting/hosts';
import { MOVIE_ROUTE, ROUTES } from '../../../../src/config/routes';

const HOSTED = {
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_MOVIE_DATABASE_URL: 'https://api.themoviedb.org/3',
  VITE_IMAGE_URL: 'https://image.tmdb.org/t/p',
};
const PAGE =
  '<!doctype html>\n<html>\n  <head>\n    <script>first()</script>\n    <style>a{}</style>\n    <script src="/assets/a.js"></script>\n  </head>\n</html>\n';
const LOGIN = PAGE.replace('<html>', '<html data-screen="/login">');
const INLINE = inlineParts([PAGE, LOGIN]);
const HEADERS = securityHeaders(HOSTED, INLINE);
const bytes = (text: string) => new TextEncoder().encode(text);
const SITE: Site = {
  headers: HEADERS,
  build: new Map([
    ['/index.html', bytes(PAGE)],
    ['/login.html', bytes(LOGIN)],
    ['/sw.js', bytes('worker')],
    ['/assets/a.js', bytes('script')],
  ]),
  supabase: {},
};

function filesOf(name: string): Files {
  const host = HOSTS.find((candidate) => candidate.name === name);
  if (host === undefined) throw new Error(`no host ${name}`);
  return host.files(SITE);
}
const text = (name: string, file: string) => {
  const content = filesOf(name)[file];
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
};
const json = (name: string, file: string) => JSON.parse(text(name, file)) as Record<string, never>;

/** The file with the headers of each host. */
const HEADERS_IN = {
  netlify: '_headers',
  cloudflare: 'site/_headers',
  vercel: 'vercel.json',
  nginx: 'matinee.conf',
  caddy: 'Caddyfile',
  docker: 'Caddyfile',
} as const;

describe.each(Object.entries(HEADERS_IN))('%s', (name, file) => {
  it.each(Object.entries(HEADERS))('sends %s like our own server', (header, value) => {
    const written = text(name, file).replaceAll('\\"', '"');
    expect(written).toContain(header);
    expect(written).toContain(value);
  });

  it('caches hashed files for a year', () => {
    expect(text(name, file)).toContain('public, max-age=31536000, immutable');
  });

  it('includes every file of the build unchanged', () => {
    const folder = ['netlify', 'vercel'].includes(name) ? '' : 'site/';
    for (const path of ['index.html', 'login.html', 'sw.js', 'assets/a.js'])
      expect(text(name, `${folder}${path}`)).toBe(new TextDecoder().decode(SITE.build.get(`/${path}`)));
  });
});

describe('Netlify', () => {
  it('returns the page for every screen, and nothing else', () => {
    const rules = text('netlify', '_redirects')
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    for (const [path, target, status] of rules)
      expect([path, target, status]).toEqual([path, path === '/login' ? '/login.html' : '/index.html', '200']);
    const isScreen = (path: string) =>
      path === '/' ||
      rules.some(([rule = '']) => rule === path || (rule.endsWith('/*') && path.startsWith(rule.slice(0, -1))));
    for (const path of [...Object.values(ROUTES), MOVIE_ROUTE.replace(':id', '278'), '/profile/anything'])
      expect([path, isScreen(path)]).toEqual([path, true]);
    for (const path of ['/assets/gone-h4sh.js', '/icons/gone.png', '/box-office', '/gone.js'])
      expect([path, isScreen(path)]).toEqual([path, false]);
    expect(text('netlify', '404.html')).toBe(PAGE);
  });
});

describe('Cloudflare', () => {
  it('runs only for paths without a file, and responds to a missing one without the page', async () => {
    expect(json('cloudflare', 'wrangler.json')['assets']).toMatchObject({
      html_handling: 'none',
      not_found_handling: 'none',
    });
    const source = `data:text/javascript,${encodeURIComponent(text('cloudflare', 'worker.js'))}`;
    const { default: worker } = (await import(/* @vite-ignore */ source)) as {
      default: { fetch: (request: Request, env: object) => Promise<Response> };
    };
    const env = {
      ASSETS: { fetch: (request: Request) => Promise.resolve(new Response(new URL(request.url).pathname)) },
    };
    const ask = async (path: string) => {
      const answer = await worker.fetch(new Request(`https://movies.example${path}`), env);
      return [answer.status, await answer.text()];
    };
    for (const path of ['/', '/dashboard', '/movie/278', '/box-office?x=1.5'])
      expect([path, ...(await ask(path))]).toEqual([path, 200, '/index.html']);
    expect(await ask('/login')).toEqual([200, '/login.html']);
    for (const path of ['/assets/gone-h4sh.js', '/assets/gone', '/icons/gone.png'])
      expect([path, ...(await ask(path))]).toEqual([path, 404, 'Not found\n']);
  });
});

describe('Vercel', () => {
  it('returns the page for screens, and leaves the rest to its own 404', () => {
    const { rewrites } = json('vercel', 'vercel.json') as unknown as {
      rewrites: { source: string; destination: string }[];
    };
    const [drawn, others, ...more] = rewrites;
    expect(more).toEqual([]);
    // the first match is used
    expect(drawn).toEqual({ source: '/login', destination: '/login.html' });
    // path-to-regexp treats a group in parentheses as a regular expression
    const pattern = new RegExp(`^${others?.source ?? ''}$`);
    for (const path of ['/', '/dashboard', '/movie/278', '/profile/favorites', '/box-office'])
      expect([path, pattern.test(path)]).toEqual([path, true]);
    for (const path of ['/assets/gone-h4sh.js', '/assets/gone', '/icons/gone.png', '/gone.js'])
      expect([path, pattern.test(path)]).toEqual([path, false]);
  });
});

describe('GitHub Pages', () => {
  it('has the policy in the page, before any script, without directives not allowed there', () => {
    for (const file of ['index.html', 'login.html', '404.html']) {
      const page = text('github-pages', file);
      const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/.exec(page)?.[1] ?? '';
      expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'));
      expect(policy).toBe(contentSecurityPolicy(HOSTED, INLINE).replace("frame-ancestors 'none'; ", ''));
    }
  });

  it('excludes no file because of its name', () => {
    expect(filesOf('github-pages')).toHaveProperty('.nojekyll');
  });
});
