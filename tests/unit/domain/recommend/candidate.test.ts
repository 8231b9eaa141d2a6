import { expect, it } from 'vitest';
import { distinctCandidates } from '../../../../src/domain/recommend/candidate';
import { candidate } from '../../services/candidates';

it('a movie found several times is one candidate with all the themes it was found by', () => {
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

it('a movie found by queries for several ratings has a rating that all of them allow', () => {
  const movie = candidate({ id: 1 });
  const known = (...certifications: (readonly string[] | null)[]) =>
    distinctCandidates(certifications.map((one) => ({ ...movie, certifications: one })))[0]?.certifications;
  expect(known(['G', 'PG'], null, ['PG', 'PG-13'])).toEqual(['PG']);
  expect(known(['G'], ['R'])).toEqual(['G', 'R']);
  expect(distinctCandidates([movie])[0]).not.toHaveProperty('certifications');
});
