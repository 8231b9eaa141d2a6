/** The language of the messages in this folder, a key of `config/languages`. */
export const LANGUAGE = { id: 'en' } as const;
