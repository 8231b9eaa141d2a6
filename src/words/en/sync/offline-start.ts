/** Whether Matinee opens on a device without a network. */
export const OFFLINE_START = {
  ready: 'Matinee opens on this device without a network.',
  'not-yet': 'Matinee does not open here without a network yet. That comes while it is open with a connection.',
  refused: 'This browser does not let Matinee open without a network, as in some private windows. With one, all works.',
} as const;
