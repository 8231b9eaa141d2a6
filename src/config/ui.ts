/** Milliseconds of hovering over a menu entry before its submenu opens (specification, section 2, Header). */
export const SUBMENU_OPEN_MS = 100;
/** Milliseconds a submenu stays open after the pointer has left it (specification, section 2, Header). */
export const SUBMENU_GRACE_MS = 300;

/** Maximum number of visible toasts (specification, section 9, Notifications). */
export const TOASTS_LIMIT = 3;
/** A toast closes itself after this many milliseconds (specification, section 9, Notifications). */
export const TOAST_AUTO_CLOSE_MS = 4000;

/** Milliseconds between two requests for the state of the trailer's player, and until it counts as silent. Chosen. */
export const TRAILER_POLL_MS = 500;
export const TRAILER_ANSWER_MS = 8000;

/** A phone in landscape. */
export const LOW_WINDOW = '@media (min-width: 40rem) and (max-height: 30rem)';

/** Media query of windows with room for one toast: phones, in portrait and landscape. */
export const ONE_TOAST = '(max-width: 47.9rem), (max-height: 30rem)';

/** Maximum number of history entries whose scroll position is stored. Chosen. */
export const SCROLL_POSITIONS_LIMIT = 50;
/** Milliseconds a screen has to grow to its previous height. Chosen. */
export const SCROLL_RETRY_MS = 5000;

/** The color scheme: the system's, or always light or dark. */
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** The browser's theme color: the background of the screens (components/theme/palette). */
export const BAR_COLORS = { light: '#faf6ee', dark: '#13100d' } as const;

/** Milliseconds between checks for a new version while the app is open: an hour. */
export const UPDATE_POLL_MS = 3_600_000;

/** Genre chips on a card (specification, section 9, Landing). */
export const GENRE_CHIPS = 3;
/** Genre chips in trending and top lists (specification, section 3, Genre id to name map). */
export const GENRE_CHIPS_IN_LISTS = 2;
/** Streaming chips on a card, and on phones below 768 px (specification, section 9, Landing). */
export const STREAMING_CHIPS = 3;
export const STREAMING_CHIPS_ON_PHONES = 2;

/** Last rank of each tier; slate after that (specification, section 9, Rank tiers and colours). */
const LAST_OF_TIER = { gold: 3, grey: 10, amber: 25 } as const;

export type RankTier = keyof typeof LAST_OF_TIER | 'slate';

/** The tier of a rank, counted from 1, which decides its color. */
export function rankTier(rank: number): RankTier {
  if (rank <= LAST_OF_TIER.gold) return 'gold';
  if (rank <= LAST_OF_TIER.grey) return 'grey';
  return rank <= LAST_OF_TIER.amber ? 'amber' : 'slate';
}

/**
 * Styles for dragging an installed window by its header. Browsers ignore stacking order here, so anything that may
 * overlap the header must be NO_DRAG.
 */
// Not in the style types yet.
export const DRAG_WINDOW: object = { appRegion: 'drag' };
export const NO_DRAG: object = { appRegion: 'no-drag' };
