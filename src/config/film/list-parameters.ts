/** Search parameters of the lists of marked movies: `?title=heat&sort=year&genre=Crime&decade=1990`. */
export const LIST_PARAMETERS = { text: 'title', sort: 'sort', genre: 'genre', decade: 'decade' } as const;

/** Milliseconds after the last keystroke before the address takes it: some browsers allow 100 changes in half a minute. Chosen. */
export const TYPING_PAUSE_MS = 400;
