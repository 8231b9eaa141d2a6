import type { Breakage } from './breakage';
import { ACCOUNT_BREAKAGES } from './rows/account';
import { BROWSER_ACCOUNT_BREAKAGES } from './rows/browser-account';
import { BROWSER_FILM_BREAKAGES } from './rows/browser-film';
import { BROWSER_PLACES_BREAKAGES } from './rows/browser-places';
import { BROWSER_SEARCH_BREAKAGES } from './rows/browser-search';
import { BROWSER_SIGN_IN_BREAKAGES } from './rows/browser-sign-in';
import { CALL_BREAKAGES } from './rows/calls';
import { CATALOGUE_BREAKAGES } from './rows/catalogue';
import { CHARTS_BREAKAGES } from './rows/charts';
import { COLLECTION_BREAKAGES } from './rows/collection';
import { DELETION_BREAKAGES } from './rows/deletion';
import { DEVICE_STORAGE_BREAKAGES } from './rows/device-storage';
import { DISMISSED_BREAKAGES } from './rows/dismissed';
import { DOCTOR_BREAKAGES } from './rows/doctor';
import { EVENING_BREAKAGES } from './rows/evening';
import { FILM_BREAKAGES } from './rows/film';
import { FRAME_BREAKAGES } from './rows/frame';
import { HISTORY_BREAKAGES } from './rows/history';
import { IN_BROWSER_BREAKAGES } from './rows/in-browser';
import { IMPORT_BREAKAGES } from './rows/import';
import { LANDING_BREAKAGES } from './rows/landing';
import { MARKS_BREAKAGES } from './rows/marks';
import { OTHER_KINDS_BREAKAGES } from './rows/other-kinds';
import { PROFILE_BREAKAGES } from './rows/profile';
import { QUESTIONNAIRE_BREAKAGES } from './rows/questionnaire';
import { RECOMMEND_BREAKAGES } from './rows/recommend';
import { SEARCH_BREAKAGES } from './rows/search';
import { SESSION_BREAKAGES } from './rows/session';
import { SIGN_IN_BREAKAGES } from './rows/sign-in';
import { STOPPED_SYNC_BREAKAGES } from './rows/stopped-sync';
import { STATEMENT_BREAKAGES } from './rows/statements';
import { TASTE_BREAKAGES } from './rows/taste';
import { TOGETHER_BREAKAGES } from './rows/together';
import { VIEWING_BREAKAGES } from './rows/viewing';
import { WORDS_BREAKAGES } from './rows/words';

/** Deliberate breakages of the product outside the sync engine. A test must notice each. */
export const BREAKAGES: readonly Breakage[] = [
  ...ACCOUNT_BREAKAGES,
  ...CALL_BREAKAGES,
  ...CATALOGUE_BREAKAGES,
  ...CHARTS_BREAKAGES,
  ...COLLECTION_BREAKAGES,
  ...DELETION_BREAKAGES,
  ...DEVICE_STORAGE_BREAKAGES,
  ...DISMISSED_BREAKAGES,
  ...DOCTOR_BREAKAGES,
  ...EVENING_BREAKAGES,
  ...FILM_BREAKAGES,
  ...FRAME_BREAKAGES,
  ...HISTORY_BREAKAGES,
  ...IMPORT_BREAKAGES,
  ...TOGETHER_BREAKAGES,
  ...VIEWING_BREAKAGES,
  ...LANDING_BREAKAGES,
  ...MARKS_BREAKAGES,
  ...OTHER_KINDS_BREAKAGES,
  ...PROFILE_BREAKAGES,
  ...QUESTIONNAIRE_BREAKAGES,
  ...RECOMMEND_BREAKAGES,
  ...SEARCH_BREAKAGES,
  ...SESSION_BREAKAGES,
  ...SIGN_IN_BREAKAGES,
  ...STOPPED_SYNC_BREAKAGES,
  ...STATEMENT_BREAKAGES,
  ...TASTE_BREAKAGES,
  ...WORDS_BREAKAGES,
  ...IN_BROWSER_BREAKAGES,
  ...BROWSER_ACCOUNT_BREAKAGES,
  ...BROWSER_FILM_BREAKAGES,
  ...BROWSER_PLACES_BREAKAGES,
  ...BROWSER_SEARCH_BREAKAGES,
  ...BROWSER_SIGN_IN_BREAKAGES,
];
