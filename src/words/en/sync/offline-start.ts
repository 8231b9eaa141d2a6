/** Whether Matinee opens on a device that is offline. */
export const OFFLINE_READINESS = {
  ready: 'Matinee works offline on this device.',
  'not-yet': 'Not ready for offline yet. Leave Matinee open a little longer.',
  refused: 'This browser doesn’t allow offline use (private windows often don’t). Online, everything works.',
} as const;
