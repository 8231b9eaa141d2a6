import type { Plugin } from 'vite';

/** Files of messages, all of them English: those that screens share, and a screen's own beside it. */
const MESSAGES = /\/src\/(?:i18n\/messages\/[\w-]+|(?:marks|features\/[\w-]+)\/(?:[\w-]+-)?messages)\.ts$/;

/**
 * Builds the app in one language: in place of each English file of messages, `messages.ts`, it takes the one beside it,
 * `messages.de.ts`. A missing file breaks the build. The page says which language it is in.
 * @param language the ending of its files; 'test' makes longer sentences of the English ones
 * @param locale the language's own, such as en-US
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

/** A file of messages whose exported constants are longer and in brackets. */
function withLongerMessages(code: string): string {
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const longer = names.map((name) => `const longer${name} = longer(${name});\nexport { longer${name} as ${name} };`);
  return `${code.replaceAll(/^export (?=const )/gm, '')}
import { longer } from ${JSON.stringify(`${import.meta.dirname}/test-language.ts`)};
${longer.join('\n')}
`;
}
