import { describe, expect, it } from 'vitest';
import { GENRE } from '../../../src/config/film/genres';
import { THEMES } from '../../../src/config/recommend/themes';
import type { QuestionnaireAnswers } from '../../../src/domain/questionnaire/answers';
import type { FoundCandidate } from '../../../src/domain/recommend/found-candidate';
import { reasonsFor, type Proof } from '../../../src/domain/recommend/reasons';
import { candidate } from './candidates';

/** What is said of a film, in short. */
function said(film: Partial<FoundCandidate>, genres: QuestionnaireAnswers['genres'] = [], proof?: Proof) {
  return reasonsFor(candidate(film), { genres }, proof).map((reason) => {
    if (reason.code === 'genre') return reason.genre;
    return reason.code === 'rating' ? reason.rating : reason.era;
  });
}

describe('the reasons for a film', () => {
  it.each([
    [7.5, 500, [7.5, 'modern']],
    [7.54, 9000, [7.5, 'modern']],
    [7.49, 9000, ['modern']],
    [9, 499, ['modern']],
  ])('name the rating %d of %i people as: %j', (voteAverage, voteCount, reasons) => {
    expect(said({ voteAverage, voteCount })).toEqual(reasons);
  });

  it('name the chosen genres that it has', () => {
    expect(said({ genreIds: [GENRE.comedy, GENRE.western] }, ['romance', 'comedy'])).toEqual(['comedy', 'modern']);
  });

  const [nature = ''] = THEMES.nature.names;
  const [indie = ''] = THEMES.indie.names;
  it.each<[genre: 'nature' | 'indie', genreIds: number[], keywords: string[] | undefined, holds: boolean]>([
    ['nature', [GENRE.documentary], [nature], true],
    ['nature', [GENRE.documentary], ['river', nature], true],
    ['nature', [GENRE.drama], [nature], false],
    ['nature', [GENRE.documentary], ['river'], false],
    ['nature', [GENRE.documentary], undefined, false],
    ['indie', [GENRE.comedy], [indie], true],
    ['indie', [GENRE.comedy], [], false],
  ])('name a theme only where a keyword of the film does: %s, %j, %j: %s', (genre, genreIds, keywords, holds) => {
    expect(said({ genreIds }, [genre], keywords && { keywords })).toEqual(holds ? [genre, 'modern'] : ['modern']);
  });

  it('name Indie of a film that its makers prove one, and no other theme', () => {
    const proof = { keywords: [], independent: true } as const;
    expect(said({ genreIds: [GENRE.documentary] }, ['indie', 'nature', 'biography'], proof)).toEqual([
      'indie',
      'modern',
    ]);
  });
});
