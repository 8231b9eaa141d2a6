import { expect, it } from 'vitest';
import { distinctCandidates } from '../../../../src/domain/recommend/candidate';
import { candidate } from '../../services/candidates';

it('a movie that was found several times is one, with all themes that it was found by', () => {
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

it('a movie that was found by questions for several ratings has one that all of them allow', () => {
  const movie = candidate({ id: 1 });
  const known = (...certifications: (readonly string[] | null)[]) =>
    distinctCandidates(certifications.map((one) => ({ ...movie, certifications: one })))[0]?.certifications;
  expect(known(['G', 'PG'], null, ['PG', 'PG-13'])).toEqual(['PG']);
  expect(known(['G'], ['R'])).toEqual(['G', 'R']);
  expect(distinctCandidates([movie])[0]).not.toHaveProperty('certifications');
});
