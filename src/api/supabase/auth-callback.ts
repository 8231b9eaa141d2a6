import type { Address } from '../../domain/account/session';

/** The tokens of a session. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/**
 * Why an auth callback has no tokens. reset-link: a password reset link that has expired; mail-link: a confirmation
 * link that has; some-link: one of the two, the URL doesn't tell which; provider*: the identity provider refused the
 * sign-in.
 */
type AuthCallbackError =
  | 'reset-link'
  | 'mail-link'
  | 'some-link'
  | 'provider-credentials'
  | 'provider-closed'
  | 'provider-denied'
  | 'provider';

/** The result in the URL with which the auth server or the identity provider redirects back to the app. */
export type AuthCallback =
  /** Null if the link is incomplete. */
  | { readonly kind: 'recovery'; readonly tokens: SessionTokens | null }
  | { readonly kind: 'session'; readonly tokens: SessionTokens; readonly from: 'provider' | 'mail' }
  | { readonly kind: 'failure'; readonly error: AuthCallbackError };

/** Paths that password reset links lead to, and the path of confirmation links and the identity provider. */
export interface ReturnPaths {
  readonly reset: readonly string[];
  readonly confirmed: string;
}

/** The code of an email link that was used before or has expired. */
const LINK_EXPIRED = 'otp_expired';

const PROVIDER_ERRORS: ReadonlyMap<string, AuthCallbackError> = new Map([
  ['invalid_credentials', 'provider-credentials'],
  ['popup_closed', 'provider-closed'],
  ['popup_closed_by_user', 'provider-closed'],
  ['access_denied', 'provider-denied'],
]);

function errorOf(pathname: string, parameters: URLSearchParams, paths: ReturnPaths): AuthCallbackError {
  const code = parameters.get('error_code') ?? '';
  if (paths.reset.includes(pathname)) return 'reset-link';
  if (code === LINK_EXPIRED) return pathname === paths.confirmed ? 'mail-link' : 'some-link';
  return PROVIDER_ERRORS.get(code) ?? PROVIDER_ERRORS.get(parameters.get('error') ?? '') ?? 'provider';
}

function tokensIn(parameters: URLSearchParams): SessionTokens | null {
  const accessToken = parameters.get('access_token');
  const refreshToken = parameters.get('refresh_token');
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

/**
 * Errors are in the fragment, those of the identity provider in the query, too. Other pages may use `error` in their
 * query.
 */
function errorsIn({ search, hash }: Address): URLSearchParams | null {
  const fragment = new URLSearchParams(hash.slice(1));
  if (fragment.get('error') || fragment.get('error_code')) return fragment;
  const query = new URLSearchParams(search);
  return query.get('error_code') || (query.get('error') && query.has('error_description')) ? query : null;
}

/**
 * Parses the URL of an auth callback, relying on codes rather than messages.
 * @returns null for any other URL
 */
export function parseAuthCallback(address: Address, paths: ReturnPaths): AuthCallback | null {
  const errors = errorsIn(address);
  if (errors) return { kind: 'failure', error: errorOf(address.pathname, errors, paths) };
  const parameters = new URLSearchParams(address.hash.slice(1));
  const tokens = tokensIn(parameters);
  const type = parameters.get('type');
  if (type === 'recovery') return { kind: 'recovery', tokens };
  if (!parameters.get('access_token')) return null;
  // Only email links have a type.
  const from = type === null ? 'provider' : 'mail';
  if (tokens) return { kind: 'session', tokens, from };
  return { kind: 'failure', error: from === 'mail' ? 'mail-link' : 'provider' };
}
