import { formatNumber } from '../format';

export const APP = {
  signingIn: 'Signing you in…',
  name: 'Matinee',
  promise: 'What are we watching tonight?',
  skipToContent: 'Skip to content',
  loading: 'Loading…',
  unreadable:
    'We can’t read your saved movies right now. If this device is full, free up some space; nothing has been deleted.',
  somethingBroke: 'Unexpected Application Error!',
  somethingBrokeHint: 'Your movies are safe. Reload the page to continue.',
  reload: 'Reload',
  partMissing: 'This part didn’t load',
  /** Why a part didn't load. @param online if so, an update has removed it */
  partMissingHint: (online: boolean) =>
    online
      ? 'Matinee was updated. Reload to continue; your movies are safe.'
      : 'You’re offline, and this part isn’t saved on your device. Your movies are safe.',
  updateReady: 'A new version of Matinee is ready.',
  updateNow: 'Update now',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  movies: (count: number) => `${formatNumber(count)} movies`,
  close: 'Close',
} as const;

export const SHELL = {
  home: 'Home',
  charts: 'Charts',
  movies: 'Movies',
  tvShows: 'TV Shows',
  /** As in the header. */
  headerMovies: 'MOVIES',
  headerTvShows: 'TV SHOWS',
  watchlist: 'My Watchlist',
  top50: 'Top 50',
  findMovie: 'Find a movie',
  boxOffice: 'Box Office',
  trendingActors: 'Trending Actors',
  submenu: (of: string) => `${of} submenu`,
  menu: 'Menu',
  closeMenu: 'Close menu',
  places: 'Go to',
  soon: 'soon',
  /** Heading of the menu's places that have no screen yet. */
  later: 'All sections, most of them coming later',
  more: 'More',
  account: 'Account',
  sync: 'Sync',
  data: 'Your data',
  collection: 'Collection',
  login: 'Login',
  signUp: 'Sign Up',
  undo: 'Undo',
  signOut: 'Sign out',
  signedOut: 'Signed out successfully',
  accountMenu: 'Account menu',
  mainNavigation: 'Main',
  bottomNavigation: 'Main places',
  legalNavigation: 'Legal',
  authLoading: 'One moment…',
  favorites: 'Favorites',
  profile: 'Profile',
  badges: 'Badges',
  history: 'History',
  stats: 'Statistics',
  settings: 'Settings & Security',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  tmdbNotice: 'This product uses the TMDB API but is not endorsed or certified by TMDB.',
  justWatchNotice: 'Streaming availability by JustWatch.',
  sampleNotice: 'Sample posters. Add a TMDB key for the real ones.',
} as const;

export const STORAGE = {
  full: 'This device is full. Free up some space and try again.',
  blocked: 'Another Matinee tab is running an older version. Close it to continue.',
  newer: 'Your data here comes from a newer Matinee. Reload to update.',
  unreadable:
    'We can’t use this device’s storage right now, but nothing has been deleted. Free up some space and try again.',
  unavailable: 'This browser won’t let Matinee save anything. Try another window or browser.',
  'not-loaded': 'Part of Matinee didn’t load. Reload to continue.',
  rebuilt: 'Some data on this device was damaged. We’ll restore it from your account.',
} as const;

export const LEGAL = {
  dates: 'Effective and last updated June 27, 2025',
  contents: 'On this page',
} as const;

export const MOVIE_DIALOG = {
  /** The dialog's name until the movie is loaded. */
  title: 'Movie',
  /** The button of a movie that's marked as watched. */
  watched: 'Already Watched',
  loading: 'Loading the movie…',
  loadingFacts: 'Loading age rating and services…',
  noId: 'Cannot view details for this movie',
  notFound: 'Movie not found',
  failed: 'Failed to load movie details',
  offline: 'You’re offline and this movie isn’t saved on your device.',
  factsOffline: 'You’re offline. Age rating, services and trailer will load when you’re back.',
  retry: 'Try again',
} as const;
