/** A phone on its side. */
export const LOW_WINDOW = '@media (min-width: 40rem) and (max-height: 30rem)';
