import { describe, expect, it } from 'vitest';
import { GENRE } from '../../../../src/config/genres';
import { THEMES } from '../../../../src/config/themes';
import type { QuestionnaireAnswers } from '../../../../src/domain/questionnaire/answers';
import type { FoundCandidate } from '../../../../src/domain/recommend/candidate';
import { reasonsFor, type Proof } from '../../../../src/domain/recommend/reasons';
import { answers, candidate } from '../../services/candidates';

/** A short form of the reasons for a movie on an evening. */
function reasonIdsFor(given: QuestionnaireAnswers, movie: Partial<FoundCandidate>, proof?: Proof) {
  return reasonsFor(candidate(movie), given, proof).map((reason) => {
    if (reason.code === 'evening') return reason.reason;
    if (reason.code === 'genre') return reason.genre;
    return reason.code === 'rating' ? reason.rating : reason.era;
  });
}

/** The same on a default evening. */
function reasonTexts(movie: Partial<FoundCandidate>, genres: QuestionnaireAnswers['genres'] = [], proof?: Proof) {
  return reasonIdsFor(answers({ mood: 'lonely', genres }), movie, proof).filter((one) => one !== 'lonely-drama');
}

describe('the reasons for a movie', () => {
  it.each([
    [7.5, 500, [7.5, 'modern']],
    [7.54, 9000, [7.5, 'modern']],
    [7.49, 9000, ['modern']],
    [9, 499, ['modern']],
  ])('name the rating %d of %i people as: %j', (voteAverage, voteCount, reasons) => {
    expect(reasonTexts({ voteAverage, voteCount })).toEqual(reasons);
  });

  it('name its chosen genres', () => {
    expect(reasonTexts({ genreIds: [GENRE.comedy, GENRE.western] }, ['romance', 'comedy'])).toEqual([
      'comedy',
      'modern',
    ]);
  });

  it('mention the evening first, and no genre twice', () => {
    const given = answers({ mood: 'relaxed', genres: ['comedy', 'fantasy', 'indie'] });
    const movie = { genreIds: [GENRE.comedy, GENRE.fantasy], voteAverage: 8 };
    expect(reasonIdsFor(given, movie)).toEqual(['relaxed-comedy', 'fantasy', 8, 'modern']);
    const [indieKeyword = ''] = THEMES.indie.names;
    const independent = { keywords: [indieKeyword] };
    const drama = { genreIds: [GENRE.drama], voteAverage: 6 };
    expect(reasonIdsFor(answers({ mood: 'sad', genres: ['indie', 'drama'] }), drama, independent)).toEqual([
      'sad-drama',
      'indie',
      'modern',
    ]);
  });

  const [nature = ''] = THEMES.nature.names;
  const [indie = ''] = THEMES.indie.names;
  it.each<[genre: 'nature' | 'indie', genreIds: number[], keywords: string[] | undefined, named: boolean]>([
    ['nature', [GENRE.documentary], [nature], true],
    ['nature', [GENRE.documentary], ['river', nature], true],
    ['nature', [GENRE.drama], [nature], false],
    ['nature', [GENRE.documentary], ['river'], false],
    ['nature', [GENRE.documentary], undefined, false],
    ['indie', [GENRE.comedy], [indie], true],
    ['indie', [GENRE.comedy], [], false],
  ])('name a theme only if a keyword of the movie proves it: %s, %j, %j: %s', (genre, genreIds, keywords, named) => {
    expect(reasonTexts({ genreIds }, [genre], keywords && { keywords })).toEqual(
      named ? [genre, 'modern'] : ['modern'],
    );
  });

  it('name Indie only if its makers prove it, and no other theme', () => {
    const proof = { keywords: [], independent: true } as const;
    expect(reasonTexts({ genreIds: [GENRE.documentary] }, ['indie', 'nature', 'biography'], proof)).toEqual([
      'indie',
      'modern',
    ]);
  });
});
