import { IDENTITY_PROVIDER } from '../../config/account';
import type { Member } from './session';

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
