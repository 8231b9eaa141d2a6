import type { Mutation } from './mutation';
import { ACCOUNT_MUTATIONS } from './mutations/account';
import { COLLECTION_MUTATIONS } from './mutations/collection';
import { LANDING_MUTATIONS } from './mutations/landing';
import { MARKS_MUTATIONS } from './mutations/marks';
import { MESSAGES_MUTATIONS } from './mutations/messages';
import { MOVIE_MUTATIONS } from './mutations/movie';
import { NUMBERS_MUTATIONS } from './mutations/numbers';
import { QUESTIONNAIRE_MUTATIONS } from './mutations/questionnaire';
import { SHELL_MUTATIONS } from './mutations/shell';
import { SIGN_IN_MUTATIONS } from './mutations/sign-in';
import { SYNC_MUTATIONS } from './mutations/sync';

/** Mutations in code that StrykerJS does not cover: screens, browser, worker, and numbers and texts of the specification. */
export const MUTATIONS: readonly Mutation[] = [
  ...ACCOUNT_MUTATIONS,
  ...COLLECTION_MUTATIONS,
  ...LANDING_MUTATIONS,
  ...MARKS_MUTATIONS,
  ...MESSAGES_MUTATIONS,
  ...MOVIE_MUTATIONS,
  ...NUMBERS_MUTATIONS,
  ...QUESTIONNAIRE_MUTATIONS,
  ...SHELL_MUTATIONS,
  ...SIGN_IN_MUTATIONS,
  ...SYNC_MUTATIONS,
];
