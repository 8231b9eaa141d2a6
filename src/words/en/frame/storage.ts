export const STORAGE = {
  full: 'Your device is out of space, so this change could not be kept. Free some space and try again.',
  blocked: 'Another Matinee tab is running an older version. Close it to go on.',
  newer: 'This device holds data of a newer Matinee. Reload to update the app.',
  unreadable:
    'This device can neither be read nor written right now. It may be out of space: free some and try again. Matinee deletes none of it.',
  unavailable: 'This browser does not let Matinee keep data on the device. Changes cannot be saved here.',
  'not-loaded': 'A part of Matinee did not load. Reload the page to go on.',
  rebuilt: 'Data on this device was damaged and has been rebuilt from your account.',
} as const;
