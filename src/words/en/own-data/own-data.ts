export const OWN_DATA = {
  title: 'Your Data',
  lead: 'Take everything with you. The files are made on this device, also without a network.',
  reading: 'Reading what this device has...',
  incomplete: 'This device has not received all your marks yet. A file made now lacks the others, and says so.',
  /** Where nothing is here, and the device may not have been told of all. */
  noneHere: 'None is on this device yet.',
  everything: {
    title: 'Everything',
    /** @param marks so many films with each kind of mark, in words */
    text: (marks: string) =>
      `Marked on this device: ${marks}, with their days; your profile, badges and the searches made on this device. A JSON file.`,
    save: 'Save everything',
  },
  watched: {
    title: 'Watched films for Letterboxd',
    text: 'A CSV file that Letterboxd’s importer reads. The day you marked a film stands as the day you saw it.',
    save: 'Save watched films',
    none: 'No film is marked as watched.',
  },
  favorites: {
    title: 'Favorites for Letterboxd',
    text: 'A CSV file that Letterboxd imports as a list.',
    save: 'Save favorites',
    none: 'No film is among your favorites.',
  },
  bring: {
    title: 'Bring your films along',
    text: 'From Letterboxd, IMDb, Trakt, or a file saved here.',
    open: 'Import',
    notLoaded: 'An import needs a connection. Check yours and try again.',
  },
  saved: (file: string) => `${file} was handed to your browser to save.`,
} as const;
