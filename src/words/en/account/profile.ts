import { IDENTITY_PROVIDER } from '../../../config/account/identity-provider';
import { LONGEST_NAME, LONGEST_USERNAME } from '../../../config/account/name-lengths';

export const PROFILE = {
  title: 'Profile',
  lead: 'How Matinee greets you, and what it knows of your account.',
  loading: 'Loading your profile…',
  notHere: 'Your profile is not on this device yet. It comes with the connection.',
  notLoaded: 'Your profile cannot be loaded right now.',
  retry: 'Try again',
  offline: 'You are offline. Changing your profile needs a connection.',
  username: 'Username',
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  none: 'Not set',
  edit: 'Edit',
  editOf: (what: string) => `Edit ${what}`,
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  checking: 'Checking…',
  available: 'Username is available',
  taken: 'Username is already taken',
  unchecked: 'Whether it is free will be known when you save.',
  /** Why a name cannot be saved as it is typed. */
  usernameFaults: {
    'too-long': `A username has ${LONGEST_USERNAME} characters at most.`,
    invisible: 'A username is made of characters that can be seen.',
  },
  nameFaults: {
    'too-long': `A name has ${LONGEST_NAME} characters at most.`,
    invisible: 'A name is made of characters that can be seen.',
  },
  usernameSaved: 'Username updated successfully',
  usernameFailed: 'Failed to update username',
  nameSaved: 'Name updated successfully',
  nameFailed: 'Failed to update name',
  why: {
    unreachable: 'The server cannot be reached or cannot save it now. What you typed stays here.',
    refused: `The server does not take it: ${LONGEST_USERNAME} characters at most for a username, ${LONGEST_NAME} for a name.`,
    'signed-out': 'Your session has ended. Please sign in again.',
  },
  account: 'Account',
  email: 'Email',
  memberSince: 'Member since',
  accountType: `Account Type: ${IDENTITY_PROVIDER.name} Account`,
} as const;
