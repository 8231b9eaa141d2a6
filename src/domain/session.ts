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

/** A signed-in member with the tokens that prove it. */
export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** When the access token ends, ms since the epoch on the device's clock at the time it was received. */
  readonly expiresAt: number;
  readonly member: Member;
}
