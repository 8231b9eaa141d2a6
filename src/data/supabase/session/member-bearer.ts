import { fail, ok } from '../../../domain/values/result';
import type { TokenProvider } from '../door/bearer';
import { accessToken, type AuthContext } from './token';

/** Sends one member's token, renewed where needed. While somebody else or nobody is signed in there is none. */
export function memberToken(source: AuthContext, userId: string): TokenProvider {
  return async (refused) => {
    const access = await accessToken(source, refused);
    if (!access.ok) return access;
    return access.value.userId === userId ? ok(access.value.token) : fail({ reason: 'wrong-user' });
  };
}
