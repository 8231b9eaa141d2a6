import { MIN_PASSWORD_LENGTH } from '../../config/account';

/** What keeps an e-mail and a password from being sent. */
export interface CredentialFaults {
  readonly email: boolean;
  readonly password: boolean;
}

/** What keeps a new password, typed twice, from being sent. */
export interface NewPasswordFaults {
  readonly short: boolean;
  readonly differs: boolean;
}

/** An e-mail as it is sent: without the spaces a phone's keyboard adds. */
export function trimEmail(email: string): string {
  return email.trim();
}

/** All that is asked of an e-mail before the backend looks at it (specification, section 5). */
export function hasAt(email: string): boolean {
  return trimEmail(email).includes('@');
}

/** Checks what was typed (specification, section 5): the trimmed e-mail holds an '@', the password is long enough. */
export function credentialFaults(email: string, password: string): CredentialFaults {
  return { email: !hasAt(email), password: password.length < MIN_PASSWORD_LENGTH };
}

/** Checks a new password and its repetition (specification, section 5). */
export function newPasswordFaults(password: string, repeated: string): NewPasswordFaults {
  return { short: password.length < MIN_PASSWORD_LENGTH, differs: password !== repeated };
}
