import type { Plugin } from 'vite';

/** The folder of the catalogue that every file of the source imports. */
const ENGLISH = '/src/words/en/';

/**
 * Puts a language's catalogue in the place of the English one: a build is made in one language, and its readers load no
 * other. A file that the language lacks breaks the build. The page says which language it is in.
 * @param language its folder in src/words; 'test' makes longer sentences of the English ones
 * @param locale the language's own, such as en-US
 */
export function languagePlugin(language: string, locale: string): Plugin {
  const testing = language === 'test';
  let root = '';
  return {
    name: 'language',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async resolveId(source, importer) {
      if (testing || importer === undefined || !source.includes('/en/')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id.replace(`${root}${ENGLISH}`, `${root}/src/words/${language}/`) ?? null;
    },
    transform(code, id) {
      return testing && id.startsWith(`${root}${ENGLISH}`) ? withLongerWords(code) : null;
    },
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${new Intl.Locale(locale).language}">`),
  };
}

/** A file of the catalogue that exports its sentences longer and in brackets. */
function withLongerWords(code: string): string {
  const constant = /^export const (\w+)/m.exec(code)?.[1];
  if (constant === undefined) throw new Error('a file of the catalogue exports one constant');
  return `${code.replace(`export const ${constant}`, `const ${constant}`)}
import { longer } from ${JSON.stringify(`${import.meta.dirname}/test-language.ts`)};
const longerWords = longer(${constant});
export { longerWords as ${constant} };
`;
}
