import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineParts } from '../../../../local-stack/host/inline-parts';
import { contentSecurityPolicy } from '../../../../local-stack/host/security-headers';

const OWN = {
  VITE_SUPABASE_URL: '',
  VITE_MOVIE_DATABASE_URL: '/movie-database/3',
  VITE_IMAGE_URL: '/movie-database/t/p',
};
const HOSTED = {
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_MOVIE_DATABASE_URL: 'https://api.themoviedb.org/3',
  VITE_IMAGE_URL: 'https://image.tmdb.org/t/p',
};

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((line) => line.startsWith(`${name} `));
}

describe('the content-security-policy', () => {
  it('allows no other host except that of the trailers if everything is on the site’s origin', () => {
    const hosts = contentSecurityPolicy(OWN).match(/https?:[^ ;]+/g);
    expect(hosts).toEqual(['https://www.youtube-nocookie.com']);
  });

  it('allows exactly the configured hosts', () => {
    const policy = contentSecurityPolicy(HOSTED);
    expect(directive(policy, 'img-src')).toBe("img-src 'self' https://image.tmdb.org");
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://abc.supabase.co https://api.themoviedb.org https://image.tmdb.org",
    );
  });

  it('lists each host once', () => {
    const one = 'https://one.example';
    const policy = contentSecurityPolicy({ VITE_SUPABASE_URL: one, VITE_MOVIE_DATABASE_URL: one, VITE_IMAGE_URL: one });
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://one.example");
  });

  it('lets no string become a script or a style', () => {
    const policy = contentSecurityPolicy(HOSTED);
    expect(policy).not.toMatch(/unsafe|data:|\*/);
    expect(directive(policy, 'default-src')).toBe("default-src 'none'");
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
    expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directive(policy, 'trusted-types')).toBe('trusted-types matinee-worker');
  });

  it('allows exactly the inline scripts and styles of the build’s pages', () => {
    const page = (script: string) => `<head><script>${script}</script>\n<style>\na{}\n</style></head>`;
    const sources = inlineParts([page('one()'), page('two()'), page('one()'), '<script src="/a.js"></script>']);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(sources).toEqual({ scripts: [hash('one()'), hash('two()')], styles: [hash('\na{}\n')] });
    const policy = contentSecurityPolicy(HOSTED, sources);
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('one()')} ${hash('two()')}`);
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('\na{}\n')}`);
  });
});
