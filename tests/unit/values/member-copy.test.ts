import { expect, it } from 'vitest';
import { byKind } from '../../../src/domain/marks/mark-kinds';
import { COPY_FORMAT, COPY_VERSION, copyText, type MemberCopy } from '../../../src/domain/export';

it('a copy is JSON of a named format, indented for people, with a last line that ends', () => {
  const copy: MemberCopy = {
    format: COPY_FORMAT,
    version: COPY_VERSION,
    copiedAt: '2026-01-31T12:00:00.000Z',
    complete: true,
    profile: { email: 'ann@example.com', username: null, firstName: 'Ann', lastName: null, viewing: null },
    marks: byKind(() => []),
    badges: null,
    searches: [],
  };
  const text = copyText(copy);
  expect(text.startsWith('{\n  "format": "matinee-copy",\n  "version": 1,\n')).toBe(true);
  expect(text.endsWith('}\n')).toBe(true);
  expect(JSON.parse(text)).toEqual(copy);
});
