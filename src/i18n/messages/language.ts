/** The language of the sentences in this folder, by its name in `config/languages`. */
export const LANGUAGE = { id: 'en' } as const;
