import { expect, it } from 'vitest';
import { parseMovieMetadata } from '../../../../src/api/tmdb/parse-metadata';

const PREMIERE = 1;
const LIMITED = 2;
const THEATRICAL = 3;
const DIGITAL = 4;

type Dated = readonly [type: number, day: string];

/** The release date of a movie with the given status and releases by country. */
function publicRelease(status: string, ...countries: readonly (readonly Dated[])[]) {
  const results = countries.map((releases, index) => ({
    iso_3166_1: ['FR', 'US', 'DE'][index],
    release_dates: releases.map(([type, day]) => ({ type, certification: '', release_date: `${day}T00:00:00.000Z` })),
  }));
  return parseMovieMetadata({ status, release_dates: { results } })?.publicRelease;
}

it('is the first day on which the public could see the movie in any country, festivals excluded', () => {
  expect(publicRelease('Released', [[PREMIERE, '2026-05-15']], [[THEATRICAL, '2026-10-02']])).toBe('2026-10-02');
  expect(
    publicRelease('Released', [[THEATRICAL, '2026-12-24']], [[DIGITAL, '2026-11-01']], [[LIMITED, '2026-11-05']]),
  ).toBe('2026-11-01');
  expect(publicRelease('Post Production', [[THEATRICAL, '2027-12-24']])).toBe('2027-12-24');
});

it('is null for premieres only, and for a canceled or rumored movie', () => {
  expect(publicRelease('Released', [[PREMIERE, '2026-05-15']])).toBeNull();
  expect(publicRelease('Canceled', [[THEATRICAL, '2026-05-15']])).toBeNull();
  expect(publicRelease('Rumored')).toBeNull();
});

it('is unknown if no release is known', () => {
  expect(publicRelease('Released')).toBeUndefined();
  expect(publicRelease('Released', [[THEATRICAL, 'soon']])).toBeUndefined();
  expect(parseMovieMetadata({})?.publicRelease).toBeUndefined();
});

it('is returned with the runtime, if that is known', () => {
  expect(parseMovieMetadata({ runtime: 96 })?.runtime).toBe(96);
  expect(parseMovieMetadata({ runtime: 0 })).not.toHaveProperty('runtime');
  expect(parseMovieMetadata({ runtime: null })).not.toHaveProperty('runtime');
});
