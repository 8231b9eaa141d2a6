import { APP } from './messages/app';
import { AUTH } from './messages/auth';
import { BADGES } from './messages/badges';
import { CARD } from './messages/card';
import { CHARTS } from './messages/charts';
import { COLLECTION } from './messages/collection';
import { DASHBOARD } from './messages/dashboard';
import { FAVORITES } from './messages/favorites';
import { FILM_DIALOG } from './messages/film-dialog';
import { FRAME } from './messages/frame';
import { HISTORY } from './messages/history';
import { LANDING } from './messages/landing';
import { LEGAL } from './messages/legal';
import { LISTS } from './messages/lists';
import { MOVIE } from './messages/movie';
import { MOVIE_DATABASE } from './messages/movie-database';
import { NOT_FOUND } from './messages/not-found';
import { PROFILE } from './messages/profile';
import { QUESTIONNAIRE } from './messages/questionnaire';
import { RESET } from './messages/reset';
import { RESULTS } from './messages/results';
import { SETTINGS } from './messages/settings';
import { SITE_MAP } from './messages/site-map';
import { SIGN_OUT } from './messages/sign-out';
import { STATISTICS } from './messages/statistics';
import { STORAGE } from './messages/storage';
import { SYNC } from './messages/sync';
import { SYNC_PAGE } from './messages/sync-page';
import { TRAILER } from './messages/trailer';
import { WATCHED } from './messages/watched';

/**
 * Every sentence a user can read, by the place that says it. Quoted texts of the specification stand here as they are
 * quoted; domain and data return reason codes, and only this catalogue turns them into words.
 */
export const MESSAGES = {
  app: APP,
  frame: FRAME,
  sync: SYNC,
  syncPage: SYNC_PAGE,
  signOut: SIGN_OUT,
  landing: LANDING,
  dashboard: DASHBOARD,
  questionnaire: QUESTIONNAIRE,
  results: RESULTS,
  movieDatabase: MOVIE_DATABASE,
  movie: MOVIE,
  lists: LISTS,
  charts: CHARTS,
  collection: COLLECTION,
  siteMap: SITE_MAP,
  favorites: FAVORITES,
  watched: WATCHED,
  card: CARD,
  filmDialog: FILM_DIALOG,
  trailer: TRAILER,
  auth: AUTH,
  reset: RESET,
  profile: PROFILE,
  badges: BADGES,
  history: HISTORY,
  statistics: STATISTICS,
  settings: SETTINGS,
  legal: LEGAL,
  storage: STORAGE,
  notFound: NOT_FOUND,
} as const;
