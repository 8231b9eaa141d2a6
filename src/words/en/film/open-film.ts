import { countText } from '../../format/count-text';

export const OPEN_FILM = {
  title: 'Find a Film',
  lead: 'By its title, or by its address at TMDB, IMDb or Letterboxd.',
  field: 'Title or address',
  find: 'Find',
  looking: 'Looking for the film…',
  failed: 'The film could not be looked for',
  offline: 'Looking for a film needs a connection. It is looked for as soon as there is one.',
  found: (count: number) => (count === 1 ? '1 film found' : `${countText(count)} films found`),
  fromDevice: 'Found among the films on your device, without the movie database.',
  again: 'Ask the movie database again',
  none: 'No film found',
  noneTip: 'Check the title, or paste the address of the film.',
  otherAddress: 'This address names no film',
  otherAddressTip: 'Matinee can open the addresses of films at TMDB, IMDb and Letterboxd.',
} as const;
