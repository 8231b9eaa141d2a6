import { LONGEST_NAME, LONGEST_USERNAME } from '../../config/account';

/** What is known of a username that is being typed. */
export type Availability = 'unknown' | 'checking' | 'available' | 'taken';

/** Why the table of profiles would not take a name. */
export type NameFault = 'too-long' | 'invisible';

/** Characters that nobody sees, or that turn the direction of the text around them; the checks of the table name the same. */
const HIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u;

/** Joiners, which the scripts of some people's names need. */
const JOINER = /\u200C|\u200D/u;

/** Something that is seen by itself: no blank, no joiner, none of the selectors that change the character before them. */
const SEEN = /[^\s\p{Join_Control}\p{Variation_Selector}]/u;

/** A username as it is saved: without the space around it. */
export function trimmedUsername(text: string): string {
  return text.trim();
}

function faultOf(name: string, longest: number): NameFault | null {
  if (name === '') return null;
  if (HIDDEN.test(name) || !SEEN.test(name)) return 'invisible';
  // counted as the database does: an emoji is one character
  return Array.from(name).length > longest ? 'too-long' : null;
}

/** Why a username cannot be saved as it is; an empty one is no fault yet. */
export function usernameFault(username: string): NameFault | null {
  return JOINER.test(username) ? 'invisible' : faultOf(username, LONGEST_USERNAME);
}

/** Why a first or last name cannot be saved as it is typed. */
export function nameFault(text: string): NameFault | null {
  return faultOf(text.trim(), LONGEST_NAME);
}

/** Whether a username is worth asking for: one that could be saved, and not the member's own. */
export function needsCheck(username: string, current: string | null): boolean {
  return username !== '' && username !== current && usernameFault(username) === null;
}

/** Whether a username can be saved: not empty, without a fault, not known to be taken. */
export function canSaveUsername(username: string, availability: Availability): boolean {
  return username !== '' && availability !== 'taken' && usernameFault(username) === null;
}

/** A first or last name as it is saved: without the space around it, null when nothing is left. */
export function savedName(text: string): string | null {
  const name = text.trim();
  return name === '' ? null : name;
}

/** The avatar's letter: of the first name, else of the e-mail, else U (specification, section 2). */
export function avatarLetter(firstName: string | null, email: string): string {
  const [letter = 'U'] = firstName || email || 'U';
  return letter.toUpperCase();
}
