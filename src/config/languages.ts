/**
 * Languages that a build can be made in, each with its own locale. Files of messages of another language than English end
 * in its name, `messages.de.ts`; `test` is made from the English ones for the tests.
 */
export const LANGUAGES = { en: 'en-US', test: 'en-US' } as const;

export type Language = keyof typeof LANGUAGES;
