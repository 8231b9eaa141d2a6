import { SHELL } from './shell';

/** The list of keys, and the switch that turns them off. */
export const KEYBOARD = {
  title: 'Keyboard shortcuts',
  keys: {
    '/': SHELL.findMovie,
    f: 'Favorite, on or off',
    w: 'Watched, on or off',
    l: 'Watchlist, on or off',
    '?': 'Show this list',
  },
  about: 'F, W and L are for the movie you’re looking at, or the card you’ve tabbed to.',
  enabled: 'Use these keys',
} as const;
