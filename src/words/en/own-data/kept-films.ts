import { countText } from '../../format/count-text';
import { decimalText } from '../../format/decimal-text';

export const KEPT_FILMS = {
  title: 'On This Device',
  room: (used: number, free: number) =>
    `Matinee uses about ${decimalText(used)} MB, and has room for ${countText(Math.floor(free))} MB.`,
  promised: 'The browser has promised to keep it.',
  notPromised: 'Short of room, the browser may clear it. What is saved in your account comes back.',
  lead: 'Searches choose from these films when there is no network. Signing out removes them; what you mark is kept apart.',
  loading: 'Counting films...',
  none: 'No films are kept on this device right now. They come with the lists and searches you open, and by themselves while Matinee is open.',
  kept: (films: number, posters: number, megabytes: number) =>
    `${countText(films)} ${films === 1 ? 'film' : 'films'}${posters === 0 ? '' : ` and ${countText(posters)} ${posters === 1 ? 'poster' : 'posters'}`}, ${megabytes < 0.1 ? 'less than 0.1' : `about ${decimalText(megabytes)}`} MB`,
  unreadable: 'This device does not let us look at the films it keeps.',
  retry: 'Try again',
  clear: 'Clear these films, posters and lists',
  clearing: 'Clearing…',
  cleared: 'Films, posters and lists are gone from this device. What you marked is still here.',
  notCleared: 'The films could not be cleared. Please try again.',
} as const;
