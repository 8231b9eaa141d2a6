import type { Plugin } from 'vite';

/** English message files: shared ones, and those beside a screen, but none of a package. */
const MESSAGES =
  /^(?!.*\/node_modules\/).*\/src\/(?:i18n\/messages\/[\w-]+|(?:marks|features\/[\w-]+)\/(?:[\w-]+-)?messages)\.ts$/;

/**
 * Builds the app in one language: replaces each English message file, `messages.ts`, with its translation,
 * `messages.de.ts`. A missing file fails the build. Sets the page's language.
 * @param language suffix of its files; 'test' lengthens the English texts
 * @param locale such as en-US
 */
export function languagePlugin(language: string, locale: string): Plugin {
  return {
    name: 'language',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (language === 'en' || language === 'test' || importer === undefined || !source.includes('messages'))
        return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && MESSAGES.test(found.id) ? found.id.replace(/\.ts$/, `.${language}.ts`) : null;
    },
    transform(code, id) {
      return language === 'test' && MESSAGES.test(id) ? withLongerMessages(code) : null;
    },
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${new Intl.Locale(locale).language}">`),
  };
}

/** A message file whose exported texts are longer and in brackets. */
function withLongerMessages(code: string): string {
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const longer = names.map((name) => `const long${name} = lengthened(${name});\nexport { long${name} as ${name} };`);
  return `${code.replaceAll(/^export (?=const )/gm, '')}
import { lengthened } from ${JSON.stringify(`${import.meta.dirname}/test-language.ts`)};
${longer.join('\n')}
`;
}
