import { expect, it } from 'vitest';
import { distinctCandidates } from '../../../src/domain/recommend/found-candidate';
import { candidate } from './candidates';

it('a film that was found several times is one, with all themes that it was found by', () => {
  const [one, other] = [candidate({ id: 1 }), candidate({ id: 2 })];
  const found = [
    one,
    { ...other, themes: ['indie'] as const },
    other,
    { ...other, themes: ['nature', 'indie'] as const },
  ];
  expect(distinctCandidates(found)).toEqual([one, { ...other, themes: ['indie', 'nature'] }]);
  expect(distinctCandidates([one])[0]).not.toHaveProperty('themes');
});
