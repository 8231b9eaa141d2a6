/** What is known of a username that is being typed. */
export type Availability = 'unknown' | 'checking' | 'available' | 'taken';

/** A username as it is saved: without the space around it. */
export function trimmedUsername(text: string): string {
  return text.trim();
}

/** Whether a username is worth asking for: neither empty nor the member's own. */
export function needsCheck(username: string, current: string | null): boolean {
  return username !== '' && username !== current;
}

/** Whether a username can be saved: not empty, not known to be taken. */
export function canSaveUsername(username: string, availability: Availability): boolean {
  return username !== '' && availability !== 'taken';
}

/** A first or last name as it is saved: without the space around it, null when nothing is left. */
export function savedName(text: string): string | null {
  const name = text.trim();
  return name === '' ? null : name;
}
