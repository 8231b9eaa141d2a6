import { fail, ok } from '../../../domain/values/result';
import type { Bearer } from '../door/bearer';
import { accessToken, type TokenSource } from './token';

/** Sends one member's token, renewed where needed. While somebody else or nobody is signed in there is none. */
export function memberBearer(source: TokenSource, userId: string): Bearer {
  return async (refused) => {
    const access = await accessToken(source, refused);
    if (!access.ok) return access;
    return access.value.userId === userId ? ok(access.value.token) : fail({ reason: 'wrong-user' });
  };
}
