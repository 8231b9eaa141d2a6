import type { ClientEnvironment } from '../settings/client-environment.ts';
import { NOTHING_INLINE, type InlineParts } from './inline-parts.ts';

/** The external hosts the pages of this build talk to. */
export type ConfiguredHosts = Pick<
  ClientEnvironment,
  'VITE_SUPABASE_URL' | 'VITE_MOVIE_DATABASE_URL' | 'VITE_IMAGE_URL'
>;

const TRAILERS = 'https://www.youtube-nocookie.com';

/**
 * The content-security-policy for the configured hosts. Its only Trusted Types policy is for the service worker's URL.
 * @param inline the inline scripts and styles of the build's pages; no others are allowed
 */
export function contentSecurityPolicy(hosts: ConfiguredHosts, inline: InlineParts = NOTHING_INLINE): string {
  const images = originOf(hosts.VITE_IMAGE_URL);
  const calls = [originOf(hosts.VITE_SUPABASE_URL), originOf(hosts.VITE_MOVIE_DATABASE_URL), images];
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inline.scripts],
    ['style-src', "'self'", ...inline.styles],
    ['style-src-attr', "'none'"],
    ['img-src', "'self'", images],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...calls],
    ['frame-src', TRAILERS],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'matinee-worker'],
  ];
  return directives.map((words) => [...new Set(words)].filter((word) => word !== '').join(' ')).join('; ');
}

/** The security headers for the pages of this build, by name. */
export function securityHeaders(
  hosts: ConfiguredHosts,
  inline: InlineParts = NOTHING_INLINE,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(hosts, inline),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': [
      // scans QR codes of group votes
      'camera=(self)',
      'display-capture=()',
      'geolocation=()',
      'microphone=()',
      'payment=()',
      'usb=()',
      `autoplay=(self "${TRAILERS}")`,
      `fullscreen=(self "${TRAILERS}")`,
    ].join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}
