import { MAX_NAME_LENGTH, MAX_USERNAME_LENGTH } from '../../config/account';

/** What a member says about themselves; null for what they left out. Every column of `profiles` that is shown. */
export interface Profile {
  readonly username: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Availability of a username being typed. */
export type Availability = 'unknown' | 'checking' | 'available' | 'taken';

/** Why the table profiles would reject a name. */
export type NameError = 'too-long' | 'invisible';

/** Invisible characters and those that change the text direction; the same as in the checks of the table. */
const HIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u;

/** Joiners, which names in some scripts need. */
const JOINER = /\u200C|\u200D/u;

/** A visible character: no space, joiner or variation selector. */
const VISIBLE = /[^\s\p{Join_Control}\p{Variation_Selector}]/u;

/** A username as it's saved: trimmed. */
export function trimmedUsername(text: string): string {
  return text.trim();
}

function nameErrorOf(name: string, longest: number): NameError | null {
  if (name === '') return null;
  if (HIDDEN.test(name) || !VISIBLE.test(name)) return 'invisible';
  // Count like the database: an emoji is one character.
  return Array.from(name).length > longest ? 'too-long' : null;
}

/** Why a username can't be saved; null if it's empty. */
export function usernameError(username: string): NameError | null {
  return JOINER.test(username) ? 'invisible' : nameErrorOf(username, MAX_USERNAME_LENGTH);
}

/** Why a first or last name can't be saved. */
export function nameError(text: string): NameError | null {
  return nameErrorOf(text.trim(), MAX_NAME_LENGTH);
}

/** Whether to check a username on the server: it's valid and not the member's current one. */
export function needsCheck(username: string, current: string | null): boolean {
  return username !== '' && username !== current && usernameError(username) === null;
}

/** Whether a username can be saved: not empty, valid, and not known to be taken. */
export function canSaveUsername(username: string, availability: Availability): boolean {
  return username !== '' && availability !== 'taken' && usernameError(username) === null;
}

/** A first or last name as it's saved: trimmed, null if it's empty. */
export function savedName(text: string): string | null {
  const name = text.trim();
  return name === '' ? null : name;
}

/** The avatar's letter: the first name's, else the email's, else U (specification, section 2). */
export function avatarLetter(firstName: string | null, email: string): string {
  const [letter = 'U'] = firstName || email || 'U';
  return letter.toUpperCase();
}
