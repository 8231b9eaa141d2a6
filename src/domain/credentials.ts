import { MIN_PASSWORD_LENGTH } from '../config/credentials';

/** What keeps an e-mail and a password from being sent. */
export interface CredentialFaults {
  readonly email: boolean;
  readonly password: boolean;
}

/** An e-mail as it is sent: without the spaces a phone's keyboard adds. */
export function trimEmail(email: string): string {
  return email.trim();
}

/** Checks what was typed (specification, section 5): the trimmed e-mail holds an '@', the password is long enough. */
export function credentialFaults(email: string, password: string): CredentialFaults {
  return { email: !trimEmail(email).includes('@'), password: password.length < MIN_PASSWORD_LENGTH };
}
