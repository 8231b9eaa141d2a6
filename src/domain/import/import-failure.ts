/** Why nothing can be imported of the files that were chosen. */
export type ImportFailure =
  /** No file is one that is known here. */
  | { readonly reason: 'unknown' }
  /** A copy that a later version of Matinee made. */
  | { readonly reason: 'newer' }
  /** The text is neither UTF-8 nor UTF-16 with a byte order mark. */
  | { readonly reason: 'encoding' }
  /** An archive, table or JSON that breaks off or is not what it says. */
  | { readonly reason: 'damaged' }
  /** More bytes, files or rows than are read. */
  | { readonly reason: 'too-large' }
  /** The browser could not read it, as when it was moved meanwhile. */
  | { readonly reason: 'unreadable' }
  /** It is known, and holds no movie that was seen or liked. */
  | { readonly reason: 'empty' };
