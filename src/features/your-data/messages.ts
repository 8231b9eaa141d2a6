export const OWN_DATA = {
  title: 'Your data',
  lead: 'Download a copy of your data. Works offline, too.',
  reading: 'Reading what’s on this device…',
  incomplete: 'Not everything is on this device yet. A file you save now will be incomplete, and will say so.',
  /** Shown if nothing is stored and the device may not be fully synced. */
  nothingStored: 'Nothing on this device yet.',
  everything: {
    title: 'Everything',
    /** @param marks counts of each kind of mark, formatted; empty if there are none */
    text: (marks: string) =>
      marks === ''
        ? 'Your profile, your badges and the searches you made on this device. A JSON file.'
        : `${marks}, your diary and ratings. Plus your profile, your badges and the searches on this device. A JSON file.`,
    save: 'Save everything',
  },
  watched: {
    title: 'Watched movies for Letterboxd',
    text: 'A CSV for Letterboxd’s importer: each time you watched a movie, with its date and your rating.',
    save: 'Save watched movies',
    none: 'No watched movies yet.',
  },
  favorites: {
    title: 'Favorites for Letterboxd',
    text: 'A CSV that Letterboxd imports as a list.',
    save: 'Save favorites',
    none: 'No favorites yet.',
  },
  importing: {
    title: 'Import your movies',
    text: 'From Letterboxd, IMDb, Trakt and others, or a file you saved here.',
    open: 'Import',
  },
  saved: (file: string) => `Your browser is saving ${file}.`,
} as const;
