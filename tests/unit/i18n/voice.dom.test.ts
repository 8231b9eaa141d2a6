import { expect, it } from 'vitest';
import { QUOTED_TEXTS } from '../../fixtures/quoted-texts';
import { CATALOG, textsOf } from './catalog';

/** Words that Matinee avoids: it says movie, email, offline, "you're" and "can't". */
const AVOIDED =
  /\bfilms?\b|\bmails?\b|\be-mail|without a network|the connection|comes? with\b|\bcannot\b|\b(you|we|they) are [a-z]/i;
/** The maximum length of a sentence, except on the legal pages. */
const LONGEST = 120;

const isQuoted = (text: string) => QUOTED_TEXTS.includes(text);

it.each(Object.entries(CATALOG))('%s follows the voice guide', (_path, exported) => {
  const own = textsOf(exported).filter(([, text]) => !isQuoted(text));
  expect(own.filter(([, text]) => AVOIDED.test(text))).toEqual([]);
});

it.each(Object.entries(CATALOG).filter(([path]) => !path.includes('/legal/')))(
  '%s keeps it short',
  (_path, exported) => {
    expect(textsOf(exported).filter(([, text]) => text.length > LONGEST)).toEqual([]);
  },
);
