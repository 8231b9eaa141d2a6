/** Names of the parts in which systems hand over what is shared with an installed application (its manifest names them too). */
export const SHARED_PARTS = { title: 'title', text: 'text', address: 'url' } as const;

/** The scheme of links that open in an installed application, as the manifest has it. */
export const LINK_SCHEME = 'web+matinee:';

/** Characters of what is shared that are read: titles and addresses are shorter. Chosen. */
export const SHARED_LENGTH = 500;

/** Movies on the device to choose from by a title, at most. Chosen as a page of the movie database's. */
export const TITLED_MOVIES = 20;
