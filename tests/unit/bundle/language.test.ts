import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { languagePlugin } from '../../../bundle/language';
import type { Messages } from '../../../src/i18n/types';

const ENGLISH = {
  'index.html': '<!doctype html><html lang="en"><body><script type="module" src="/src/main.ts"></script></body></html>',
  'src/main.ts': "import { FRAME } from './i18n/messages/shell';\nconsole.log(FRAME.home, FRAME.found(3));\n",
  'src/i18n/messages/shell.ts':
    "import { unit } from '../../unit';\nexport const FRAME = { home: 'Home', found: (count: number) => `Found ${count} ${unit}` } as const;\n",
  'src/unit.ts': "export const unit = 'movies';\n",
};
const GERMAN =
  "import { unit } from '../../unit';\nexport const FRAME = { home: 'Startseite', found: (count: number) => `${count} ${unit} gefunden` };\n";

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'matinee-language-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Builds a small application in a language. @returns its page and its script */
async function built(files: Readonly<Record<string, string>>, language: string, locale: string): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const outcome = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false },
    plugins: [languagePlugin(language, locale)],
  });
  if (!('output' in outcome)) throw new Error('not one build');
  return outcome.output.map((file) => String(file.type === 'chunk' ? file.code : file.source)).join('\n');
}

describe('a build in another language', () => {
  it('has its own sentences and no English ones, and declares its language', async () => {
    const text = await built({ ...ENGLISH, 'src/i18n/messages/shell.de.ts': GERMAN }, 'de', 'de-DE');
    expect(text).toContain('Startseite');
    expect(text).toContain('movies');
    expect(text).not.toContain('Home');
    expect(text).toContain('<html lang="de">');
  });

  it('is refused while a message file is missing', async () => {
    await expect(built(ENGLISH, 'de', 'de-DE')).rejects.toThrow('src/i18n/messages/shell.de');
  });

  it('needs no message files for English', async () => {
    const text = await built({ ...ENGLISH, 'src/i18n/messages/shell.de.ts': GERMAN }, 'en', 'en-US');
    expect(text).toContain('Home');
    expect(text).not.toContain('Startseite');
    expect(text).toContain('<html lang="en">');
  });
});

it('every message file of another language has every sentence, with the same arguments', () => {
  interface English {
    readonly home: 'Home';
    readonly why: { readonly offline: 'You are offline.' };
    readonly found: (count: number) => `Found ${number}`;
  }
  const german = { home: 'Startseite', why: { offline: 'Keine Verbindung.' }, found: (n: number) => `${n} gefunden` };
  expectTypeOf(german).toExtend<Messages<English>>();
  const lacking = { ...german, why: {} };
  const otherParts = { ...german, found: (movie: string) => `${movie} gefunden` };
  expectTypeOf(lacking).not.toExtend<Messages<English>>();
  expectTypeOf(otherParts).not.toExtend<Messages<English>>();
});
