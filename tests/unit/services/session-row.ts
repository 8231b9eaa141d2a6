import type { Session } from '../../../src/domain/account/session';

/** The device time of these tests, ms. */
export const NOW = Date.now();

/** A session as stored on the device. */
export function stored(fields: Partial<Session> = {}): Session {
  return {
    accessToken: 'token-1',
    refreshToken: 'refresh-1',
    expiresAt: NOW + 3_600_000,
    member: { id: 'ada', email: 'ada@example.com', createdAt: '2025-01-05T10:00:00Z', providers: ['email'] },
    ...fields,
  };
}
