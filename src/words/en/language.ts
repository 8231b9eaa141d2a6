/** The language of the sentences in this folder, by its name in `config/app/languages`. */
export const LANGUAGE = { id: 'en' } as const;
