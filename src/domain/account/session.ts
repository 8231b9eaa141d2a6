import { IDENTITY_PROVIDER } from '../../config/account';

/** Who is signed in, as the auth backend describes the account. */
export interface Member {
  readonly id: string;
  /** Empty for accounts without one. */
  readonly email: string;
  /** ISO date and time. */
  readonly createdAt: string;
  /** Ways this account signs in: 'email', 'google'. */
  readonly providers: readonly string[];
}

/**
 * Why nobody is signed in any more, where the last member did not sign out: the auth backend has ended the session; the
 * account is deleted, elsewhere or on this device.
 */
export type Ended = 'session' | 'deleted' | 'deleted-here';

/** A signed-in member with the tokens that prove it. */
export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** When the access token ends, ms since the epoch on the device's clock at the time it was received. */
  readonly expiresAt: number;
  readonly member: Member;
}

/** The parts of an address, as window.location has them. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Whether the member signs in with the identity provider, among other ways perhaps. */
export function hasProviderAccount({ providers }: Pick<Member, 'providers'>): boolean {
  return providers.includes(IDENTITY_PROVIDER.id);
}

/**
 * Whether the member has a password here to change: not an account of the identity provider alone (specification,
 * section 6), whose password the provider keeps.
 */
export function hasOwnPassword(member: Pick<Member, 'providers'>): boolean {
  return !hasProviderAccount(member) || member.providers.includes('email');
}
