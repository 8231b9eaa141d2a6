/** Milliseconds the pointer rests on a menu entry before its submenu opens (specification, section 2, Header). */
export const SUBMENU_OPEN_MS = 100;
/** Milliseconds a submenu stays after the pointer has left it (specification, section 2, Header). */
export const SUBMENU_GRACE_MS = 300;

/** Visible toasts at once (specification, section 9, Notifications). */
export const TOASTS_AT_MOST = 3;
/** A toast closes itself after this many milliseconds (specification, section 9, Notifications). */
export const TOAST_AUTO_CLOSE_MS = 4000;

/** Places of the history whose scroll position is remembered; the choice is ours: more than anyone goes back. */
export const SCROLL_POSITIONS_LIMIT = 50;
/** Milliseconds in which a screen may still grow to the height it had; the choice is ours. */
export const SCROLL_RETRY_MS = 5000;

/** How the application looks: as the device does, or always light or dark. */
export const COLOUR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColourScheme = (typeof COLOUR_SCHEMES)[number];

/** Colour of the browser's bar, by what is shown: the ground of the screens (components/theme/palette). */
export const BAR_COLORS = { light: '#faf6ee', dark: '#13100d' } as const;

/** An open application looks for a new version of itself this often, in milliseconds: hourly. */
export const UPDATE_POLL_MS = 3_600_000;

/** Genre chips on a card (specification, section 9, Landing). */
export const GENRE_CHIPS = 3;
/** Genre chips in trending and top lists (specification, section 3, Genre id to name map). */
export const GENRE_CHIPS_IN_LISTS = 2;
/** Streaming chips on a card, and on phones below 768 px (specification, section 9, Landing). */
export const STREAMING_CHIPS = 3;
export const STREAMING_CHIPS_ON_PHONES = 2;

/** Last rank of each tier; what comes after is slate (specification, section 9, Rank tiers and colours). */
const LAST_OF_TIER = { gold: 3, grey: 10, amber: 25 } as const;

export type RankTier = keyof typeof LAST_OF_TIER | 'slate';

/** Tier, and so the badge colour, of a rank counted from 1. */
export function rankTier(rank: number): RankTier {
  if (rank <= LAST_OF_TIER.gold) return 'gold';
  if (rank <= LAST_OF_TIER.grey) return 'grey';
  return rank <= LAST_OF_TIER.amber ? 'amber' : 'slate';
}
