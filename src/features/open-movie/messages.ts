import { formatNumber } from '../../i18n/format';
import { SHELL } from '../../i18n/messages/shell';

export const OPEN_MOVIE = {
  title: SHELL.findMovie,
  lead: 'Type a title, or paste a link from TMDB, IMDb, Letterboxd or JustWatch.',
  field: 'Title or link',
  find: 'Find',
  searching: 'Searching…',
  failed: 'Search failed',
  offline: 'We’ll search as soon as you’re back.',
  found: (count: number) => (count === 1 ? '1 movie found' : `${formatNumber(count)} movies found`),
  fromDevice: 'Found among the movies saved on your device.',
  again: 'Search again',
  none: 'No movie found',
  noneTip: 'Check the spelling, or paste a link to the movie.',
  otherAddress: 'That link isn’t a movie',
  otherAddressTip: 'Matinee can open movie links from TMDB, IMDb, Letterboxd and JustWatch.',
} as const;
