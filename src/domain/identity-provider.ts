import { IDENTITY_PROVIDER } from '../config/identity-provider';
import type { Member } from './session';

/**
 * Whether the identity provider keeps this account's password: such a member cannot change it here (specification,
 * section 6), also when the account once had a password of its own.
 */
export function hasProviderAccount({ providers }: Pick<Member, 'providers'>): boolean {
  return providers.includes(IDENTITY_PROVIDER.id);
}
