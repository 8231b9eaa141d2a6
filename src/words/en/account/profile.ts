import { IDENTITY_PROVIDER } from '../../../config/account/identity-provider';
import { LONGEST_NAME, LONGEST_USERNAME } from '../../../config/account/name-lengths';

export const PROFILE = {
  title: 'Profile',
  lead: 'Your name and account details.',
  loading: 'Loading your profile…',
  notHere: 'You’re offline. Your profile will load when you’re back.',
  notLoaded: 'We can’t load your profile right now.',
  retry: 'Try again',
  offline: 'You’re offline. You can change your profile when you’re back.',
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
  unchecked: 'We’ll check if it’s available when you save.',
  /** Why a name cannot be saved as it is typed. */
  usernameFaults: {
    'too-long': `Use ${LONGEST_USERNAME} characters or fewer.`,
    invisible: 'Use visible characters only.',
  },
  nameFaults: {
    'too-long': `Use ${LONGEST_NAME} characters or fewer.`,
    invisible: 'Use visible characters only.',
  },
  usernameSaved: 'Username updated successfully',
  usernameFailed: 'Failed to update username',
  nameSaved: 'Name updated successfully',
  nameFailed: 'Failed to update name',
  why: {
    unreachable: 'We couldn’t save that. What you typed is still here; try again.',
    refused: `That’s too long. A username can have ${LONGEST_USERNAME} characters, a name ${LONGEST_NAME}.`,
    'signed-out': 'Your session ended. Sign in again to save this.',
  },
  account: 'Account',
  email: 'Email',
  memberSince: 'Member since',
  accountType: `Account Type: ${IDENTITY_PROVIDER.name} Account`,
} as const;
