import { MIN_PASSWORD_LENGTH } from '../../config/account';

/** Errors in an email and a password. */
export interface CredentialErrors {
  readonly email: boolean;
  readonly password: boolean;
}

/** Errors in a new password and its repetition. */
export interface NewPasswordErrors {
  readonly short: boolean;
  readonly differs: boolean;
}

/** Removes the spaces that phone keyboards add. */
export function trimEmail(email: string): string {
  return email.trim();
}

/** The only check of an email before it's sent (specification, section 5). */
export function hasAt(email: string): boolean {
  return trimEmail(email).includes('@');
}

/** Validates email and password (specification, section 5): an '@', and the minimum length. */
export function credentialErrors(email: string, password: string): CredentialErrors {
  return { email: !hasAt(email), password: password.length < MIN_PASSWORD_LENGTH };
}

/** Validates a new password and its repetition (specification, section 5). */
export function newPasswordErrors(password: string, repeated: string): NewPasswordErrors {
  return { short: password.length < MIN_PASSWORD_LENGTH, differs: password !== repeated };
}
