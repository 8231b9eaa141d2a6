import type { Address } from '../../domain/account/session';

/** The two tokens that a session is made of. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/**
 * What an address can bring instead of tokens. reset-link: a password mail's link that no longer works; mail-link: the same
 * of a confirmation mail; some-link: of one or the other, where the address does not tell; the others: why the identity provider did not sign somebody in.
 */
type ArrivalFault =
  | 'reset-link'
  | 'mail-link'
  | 'some-link'
  | 'provider-credentials'
  | 'provider-closed'
  | 'provider-denied'
  | 'provider';

/** What the auth backend or the identity provider put into the address on the way back to the application. */
export type AuthCallback =
  /** Null when the link lacks what makes it a recovery. */
  | { readonly kind: 'recovery'; readonly tokens: SessionTokens | null }
  | { readonly kind: 'session'; readonly tokens: SessionTokens; readonly from: 'provider' | 'mail' }
  | { readonly kind: 'failure'; readonly fault: ArrivalFault };

/** Where links of password mails lead, and where those of confirmation mails and of the identity provider do. */
export interface ReturnPaths {
  readonly reset: readonly string[];
  readonly confirmed: string;
}

/** The code of a mail's link that was used before or is too old. */
const LINK_EXPIRED = 'otp_expired';

const PROVIDER_FAULTS: ReadonlyMap<string, ArrivalFault> = new Map([
  ['invalid_credentials', 'provider-credentials'],
  ['popup_closed', 'provider-closed'],
  ['popup_closed_by_user', 'provider-closed'],
  ['access_denied', 'provider-denied'],
]);

function faultOf(pathname: string, parameters: URLSearchParams, paths: ReturnPaths): ArrivalFault {
  const code = parameters.get('error_code') ?? '';
  if (paths.reset.includes(pathname)) return 'reset-link';
  if (code === LINK_EXPIRED) return pathname === paths.confirmed ? 'mail-link' : 'some-link';
  return PROVIDER_FAULTS.get(code) ?? PROVIDER_FAULTS.get(parameters.get('error') ?? '') ?? 'provider';
}

function tokensIn(parameters: URLSearchParams): SessionTokens | null {
  const accessToken = parameters.get('access_token');
  const refreshToken = parameters.get('refresh_token');
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

/** Errors stand in the fragment, those of the identity provider in the query too; any page may have an `error` of its own. */
function errorsIn({ search, hash }: Address): URLSearchParams | null {
  const fragment = new URLSearchParams(hash.slice(1));
  if (fragment.get('error') || fragment.get('error_code')) return fragment;
  const query = new URLSearchParams(search);
  return query.get('error_code') || (query.get('error') && query.has('error_description')) ? query : null;
}

/**
 * Reads what an address brings from the auth backend: by codes, never by the words beside them.
 * @returns null for every other address
 */
export function parseAuthCallback(address: Address, paths: ReturnPaths): AuthCallback | null {
  const errors = errorsIn(address);
  if (errors) return { kind: 'failure', fault: faultOf(address.pathname, errors, paths) };
  const parameters = new URLSearchParams(address.hash.slice(1));
  const tokens = tokensIn(parameters);
  const type = parameters.get('type');
  if (type === 'recovery') return { kind: 'recovery', tokens };
  if (!parameters.get('access_token')) return null;
  // only mails say what they are for
  const from = type === null ? 'provider' : 'mail';
  if (tokens) return { kind: 'session', tokens, from };
  return { kind: 'failure', fault: from === 'mail' ? 'mail-link' : 'provider' };
}
