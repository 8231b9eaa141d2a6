import { describe, expect, it } from 'vitest';
import { certificationOf, certificationPasses, guessCertification } from '../../../src/domain/certification';
import { filmFacts, withFacts } from '../../../src/domain/film-facts';
import { filmOf } from '../../../src/domain/film-of';
import { guessStreaming, shownProviders } from '../../../src/domain/streaming';
import { trailerUrlOf, type Video } from '../../../src/domain/trailer';
import { candidate } from './candidates';

const provider = (name: string, displayPriority: number) => ({ id: 1, name, logoPath: null, displayPriority });
const video = (fields: Partial<Video>): Video => ({
  site: 'YouTube',
  type: 'Trailer',
  key: 'abcdefghijk',
  official: true,
  publishedAt: '2020-01-01T00:00:00.000Z',
  ...fields,
});

describe('certification', () => {
  it('is guessed from genres, the strictest first [REC-15]', () => {
    expect([[27, 53], [53, 16], [10751], [16, 18], [18], []].map(guessCertification)).toEqual([
      'R',
      'PG-13',
      'G',
      'G',
      'PG',
      'PG',
    ]);
  });

  it('is the theatrical one of the United States, else the first, passing over empty ones [CALL-31]', () => {
    const us = (...releases: { type: number; certification: string }[]) =>
      certificationOf([
        { country: 'DE', releases: [{ type: 3, certification: '12' }] },
        { country: 'US', releases },
      ]);
    expect(us({ type: 1, certification: 'NR' }, { type: 3, certification: 'PG' })).toBe('PG');
    expect(us({ type: 3, certification: '' }, { type: 4, certification: 'R' }, { type: 5, certification: 'G' })).toBe(
      'R',
    );
    expect(us({ type: 3, certification: '' })).toBe('');
    expect(certificationOf([])).toBe('');
  });

  it('decides by the fact, and by the guess where there is none', () => {
    expect(certificationPasses('R', [10751], ['G', 'PG'])).toBe(false);
    expect(certificationPasses('NC-17', [18], ['G', 'PG', 'PG-13'])).toBe(false);
    expect(certificationPasses('', [27], ['PG'])).toBe(false);
    expect(certificationPasses('NR', [16], ['G'])).toBe(true);
    expect(certificationPasses('NC-17', [27], null)).toBe(true);
  });
});

describe('streaming', () => {
  it('is guessed by year [REC-16] [REC-17]', () => {
    expect(guessStreaming(2020, [])).toEqual(['Netflix', 'Prime Video']);
    expect(guessStreaming(2019, [])).toEqual(['Netflix', 'Hulu']);
    expect(guessStreaming(2000, [])).toEqual(['Hulu', 'Prime Video']);
    expect(guessStreaming(1999, [])).toEqual(['Tubi', 'Pluto TV']);
    expect(guessStreaming(0, [])).toEqual(['Tubi', 'Pluto TV']);
  });

  it('adds a service each for family films and for dramas [REC-18]', () => {
    expect(guessStreaming(2021, [16, 10751, 18])).toEqual(['Netflix', 'Prime Video', 'Disney+', 'Max']);
  });

  it('shows six providers by display priority [CALL-32]', () => {
    const many = [9, 3, 7, 1, 5, 8, 2].map((priority) => provider(`Service ${priority}`, priority));
    expect(shownProviders(many).map(({ displayPriority }) => displayPriority)).toEqual([1, 2, 3, 5, 7, 8]);
  });
});

describe('trailer', () => {
  it('is an official one first, then the newest [CALL-30]', () => {
    const videos = [
      video({ key: 'newFanMade1', official: false, publishedAt: '2024-01-01T00:00:00.000Z' }),
      video({ key: 'oldOfficial' }),
      video({ key: 'newOfficial', publishedAt: '2021-01-01T00:00:00.000Z' }),
      video({ key: 'teaserTease', type: 'Teaser', publishedAt: '2025-01-01T00:00:00.000Z' }),
    ];
    expect(trailerUrlOf(videos)).toBe('https://www.youtube-nocookie.com/embed/newOfficial');
  });

  it('is none on another service or with a key that is no key', () => {
    expect(trailerUrlOf([video({ site: 'Vimeo' }), video({ key: '../evil?x' }), video({ key: '' })])).toBe('');
  });
});

describe('facts', () => {
  it('replace guesses', () => {
    const facts = filmFacts(
      [video({})],
      [{ country: 'US', releases: [{ type: 3, certification: 'R' }] }],
      [provider('Mubi', 1)],
    );
    expect(withFacts(filmOf(candidate()), facts)).toMatchObject({
      certification: 'R',
      streamingOn: ['Mubi'],
      streamingEstimated: false,
      trailerUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    });
  });

  it('leave a guess where they are missing', () => {
    const guessed = filmOf(candidate());
    expect(withFacts(guessed, filmFacts([], [], null))).toEqual(guessed);
    expect(withFacts(guessed, filmFacts([], [], []))).toMatchObject({ streamingOn: [], streamingEstimated: false });
  });
});
