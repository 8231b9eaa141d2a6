import { IDENTITY_PROVIDER } from '../../config/account';

/** The signed-in account, as the auth server describes it. */
export interface Member {
  readonly id: string;
  /** Empty for accounts without one. */
  readonly email: string;
  /** ISO date and time. */
  readonly createdAt: string;
  /** Sign-in methods of the account: 'email', 'google'. */
  readonly providers: readonly string[];
}

/**
 * How the last session ended, if not by a sign-out: the auth server ended it, or the account was deleted, elsewhere or
 * on this device.
 */
export type EndReason = 'session' | 'deleted' | 'deleted-here';

/** A signed-in member with their tokens. */
export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** When the access token expires, ms since the epoch on the device's clock at the time it was received. */
  readonly expiresAt: number;
  readonly member: Member;
}

/** The parts of a URL, as in window.location. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Whether the identity provider is one of the member's sign-in methods. */
export function hasProviderAccount({ providers }: Pick<Member, 'providers'>): boolean {
  return providers.includes(IDENTITY_PROVIDER.id);
}

/**
 * Whether the member has a password here: not if they only sign in with the identity provider (specification, section
 * 6).
 */
export function hasOwnPassword(member: Pick<Member, 'providers'>): boolean {
  return !hasProviderAccount(member) || member.providers.includes('email');
}
