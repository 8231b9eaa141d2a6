/**
 * Languages of builds, with their locales. Messages in other languages than English are in files such as
 * `messages.de.ts`; `test` is generated from the English ones for tests.
 */
export const LANGUAGES = { en: 'en-US', test: 'en-US' } as const;

export type Language = keyof typeof LANGUAGES;
