import type { Session } from '../../../src/domain/account/session';

/** Lifetime of an access token in seconds, Supabase's default. */
const LIFE_SECONDS = 3600;

interface AccessToken {
  readonly userId: string;
  readonly endsAt: number;
  /** What sign-out ends: all token pairs refreshed from one sign-in. */
  readonly session: number;
}

/** The auth backend: access tokens that expire, refresh tokens that work once. */
export class AuthServer {
  readonly #access = new Map<string, AccessToken>();
  readonly #refresh = new Map<string, { readonly userId: string; readonly session: number; child: string | null }>();
  readonly #ended = new Set<number>();
  #count = 0;

  /** A new pair, in the format of the token endpoint's response; of a new session unless one is given. */
  issue(userId: string, now: number, session = this.#count + 1): Record<string, unknown> {
    this.#count += 1;
    const access = `access-${this.#count}`;
    const refresh = `refresh-${this.#count}`;
    this.#access.set(access, { userId, session, endsAt: now + LIFE_SECONDS * 1000 });
    this.#refresh.set(refresh, { userId, session, child: null });
    const user = { id: userId, email: 'fan@example.com', created_at: '2026-01-01T00:00:00Z', app_metadata: {} };
    return { access_token: access, refresh_token: refresh, expires_in: LIFE_SECONDS, user };
  }

  /** A session as a device stores it after signing in. */
  signIn(userId: string, now: number, deviceNow: number): Session {
    const pair = this.issue(userId, now);
    return {
      accessToken: String(pair['access_token']),
      refreshToken: String(pair['refresh_token']),
      expiresAt: deviceNow + LIFE_SECONDS * 1000,
      member: { id: userId, email: 'fan@example.com', createdAt: '2026-01-01T00:00:00Z', providers: ['email'] },
    };
  }

  /**
   * A new pair for a refresh token, or null: unknown, of a session that has ended, or already used by somebody who continued
   * with its successor. The latter ends the session, as hosted projects do: the token may have been stolen.
   */
  refresh(token: string, now: number): Record<string, unknown> | null {
    const known = this.#refresh.get(token);
    if (!known || this.#ended.has(known.session)) return null;
    if (known.child !== null && this.#refresh.get(known.child)?.child !== null) {
      this.#ended.add(known.session);
      return null;
    }
    const pair = this.issue(known.userId, now, known.session);
    known.child = String(pair['refresh_token']);
    return pair;
  }

  /** Ends the session of an access token, as sign-out requests; an expired token ends none. */
  end(token: string | null, now: number): void {
    const known = token === null ? undefined : this.#access.get(token);
    if (known && known.endsAt > now) this.#ended.add(known.session);
  }

  /** The owner of a refresh token, or null when it is unknown. */
  ownerOf(token: string): string | null {
    return this.#refresh.get(token)?.userId ?? null;
  }

  /** The member who sent a request, or null when the token is unknown or expired. */
  userOf(token: string, now: number): string | null {
    const known = this.#access.get(token);
    return known && known.endsAt > now ? known.userId : null;
  }
}
