/**
 * Languages that a build can be made in, each with its own locale: of the folder `src/words/<language>`, but for `test`,
 * which is made from the English one for the tests.
 */
export const LANGUAGES = { en: 'en-US', test: 'en-US' } as const;

export type Language = keyof typeof LANGUAGES;
