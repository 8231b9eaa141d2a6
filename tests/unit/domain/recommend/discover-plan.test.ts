import { describe, expect, it } from 'vitest';
import { GENRE } from '../../../../src/config/genres';
import type { GenreChoice } from '../../../../src/config/questionnaire';
import { discoverPlan } from '../../../../src/domain/recommend/discover-plan';
import { answers, NOW } from '../../services/candidates';

const byLabel = (plan: ReturnType<typeof discoverPlan>) =>
  Object.fromEntries(plan.map((query) => [query.label, query]));

describe('discover plan', () => {
  it('queries the eras with 3 pages and 100 votes [REC-04] [REC-05] [REC-06]', () => {
    const { classic, vintage, modern } = byLabel(discoverPlan(answers(), NOW));
    for (const query of [classic, vintage, modern]) {
      expect(query).toMatchObject({ pages: [1, 2, 3], movies: { minVotes: 100, order: 'popularity' } });
    }
    const range = (query: typeof classic) => [query?.movies.releasedFrom, query?.movies.releasedUntil];
    expect(range(classic)).toEqual(['1950-01-01', '1989-12-31']);
    expect(range(vintage)).toEqual(['1990-01-01', '2009-12-31']);
    expect(range(modern)).toEqual(['2010-01-01', NOW]);
  });

  it('queries the other sort orders with 2 pages of released movies [REC-07] [REC-08] [REC-23]', () => {
    const plan = byLabel(discoverPlan(answers(), `${NOW}T20:00:00Z`));
    const expected = [
      ['highly-rated', 'rating', 500],
      ['revenue', 'revenue', 50],
      ['vote-count', 'votes', 50],
    ] as const;
    for (const [label, order, minVotes] of expected) {
      expect(plan[label]).toMatchObject({ pages: [1, 2], movies: { order, minVotes, releasedUntil: NOW } });
    }
  });

  it('queries no unreleased movies, whatever the sort order', () => {
    const plan = discoverPlan(answers({ genres: ['comedy', 'romance'] }), `${NOW}T20:00:00Z`);
    const last = plan.map(({ label, movies }) => [label, movies.releasedUntil]);
    expect(Object.fromEntries(last)).toEqual({
      classic: '1989-12-31',
      vintage: '2009-12-31',
      modern: NOW,
      'highly-rated': NOW,
      revenue: NOW,
      'vote-count': NOW,
      'choice-comedy': NOW,
      'choice-romance': NOW,
    });
  });

  it('queries any of the chosen genres', () => {
    const plan = discoverPlan(answers({ genres: ['comedy', 'romance'] }), NOW);
    expect(plan.slice(0, 6).map(({ movies }) => movies.genres)).toEqual(Array(6).fill([GENRE.comedy, GENRE.romance]));
    expect(plan[0]?.movies).toMatchObject({ genreMatch: 'any', certifications: null });
  });

  it('queries each chosen genre by itself, or by its theme if it has no genre', () => {
    const own = (given: Parameters<typeof answers>[0]) => discoverPlan(answers(given), NOW).slice(6);
    expect(own({ genres: ['comedy'] })).toEqual([]);
    expect(own({ genres: ['comedy', 'romance'] })).toMatchObject([
      { label: 'choice-comedy', movies: { genres: [GENRE.comedy], theme: null, order: 'votes' }, pages: [1, 2] },
      { label: 'choice-romance', movies: { genres: [GENRE.romance], theme: null, order: 'votes' }, pages: [1, 2] },
    ]);
    expect(own({ mood: 'neutral', genres: ['science'] })).toMatchObject([
      { movies: { genres: [GENRE.documentary], theme: 'science' } },
    ]);
    expect(own({ mood: 'sad', genres: ['indie'] })).toMatchObject([{ movies: { genres: [], theme: 'indie' } }]);
  });

  it('queries a theme’s fallback genre if other choices would crowd it out and no query covers it', () => {
    const fallbacks = (genres: GenreChoice[], company: 'solo' | 'family' = 'solo') =>
      discoverPlan(answers({ mood: 'neutral', company, genres }), NOW)
        .filter(({ label }) => label.startsWith('stand-in'))
        .map(({ label, movies, pages }) => [
          label,
          movies.genres,
          movies.genreMatch,
          movies.theme,
          movies.order,
          pages,
        ]);
    const documentaries = [[GENRE.documentary], 'all', null, 'votes', [1, 2]];
    expect(fallbacks(['science'])).toEqual([]);
    expect(fallbacks(['science', 'comedy'])).toEqual([['stand-in-science', ...documentaries]]);
    expect(fallbacks(['science', 'nature', 'comedy'])).toEqual([['stand-in-science', ...documentaries]]);
    expect(fallbacks(['science', 'biography'])).toEqual([
      ['stand-in-science', ...documentaries],
      ['stand-in-biography', [GENRE.history], 'all', null, 'votes', [1, 2]],
    ]);
    expect(fallbacks(['nature', 'documentary'])).toEqual([]);
    expect(fallbacks(['indie', 'drama', 'comedy'])).toEqual([]);
    expect(fallbacks(['science', 'comedy'], 'family')[0]?.[1]).toEqual([GENRE.documentary, GENRE.family]);
    expect(fallbacks(['science'], 'family')[0]?.[1]).toEqual([GENRE.documentary, GENRE.family]);
  });

  it('queries family movies on a family evening, whatever ratings were chosen', () => {
    const plan = byLabel(discoverPlan(answers({ company: 'family' }), NOW));
    expect(plan['modern']?.movies.certifications).toEqual(['G', 'PG']);
    expect(plan['choice-comedy']?.movies).toMatchObject({
      genres: [GENRE.comedy, GENRE.family],
      genreMatch: 'all',
      certifications: ['G', 'PG', 'PG-13'],
    });
    const teens = answers({ company: 'family', ageFiltering: 'yes', ageRatings: ['PG-13', 'R'] });
    // PG-13 is only queried with the genres Family and Animation.
    const older = discoverPlan(teens, NOW);
    expect(older.map(({ label, movies }) => [label, movies.genres, movies.certifications])).toEqual([
      ['choice-comedy', [GENRE.comedy, GENRE.family], ['PG-13']],
      ['animated-35', [GENRE.comedy, GENRE.animation], ['PG-13']],
    ]);
    expect(older[1]?.movies.withoutGenres).toEqual([GENRE.horror, GENRE.thriller, GENRE.family]);
    const milder = answers({ company: 'family', ageFiltering: 'yes', ageRatings: ['PG', 'PG-13'] });
    expect(byLabel(discoverPlan(milder, NOW))['modern']?.movies.certifications).toEqual(['PG']);
  });

  it.each<[GenreChoice[], number[][]]>([
    [['comedy'], [[GENRE.comedy, GENRE.animation]]],
    [['animation'], [[GENRE.animation]]],
    [['family', 'fantasy'], [[GENRE.fantasy, GENRE.animation]]],
    [['biography'], [[GENRE.history, GENRE.animation], [GENRE.animation]]],
    [['science'], [[GENRE.documentary, GENRE.animation]]],
    [
      ['indie', 'drama'],
      [[GENRE.drama, GENRE.animation], [GENRE.animation]],
    ],
  ])('queries animated PG-13 movies on a family evening: %j', (genres, expected) => {
    const animatedGenres = (given: Parameters<typeof answers>[0]) =>
      discoverPlan(answers({ company: 'family', genres, ...given }), NOW)
        .filter(({ label }) => label.startsWith('animated'))
        .map(({ movies }) => movies.genres);
    expect(animatedGenres({})).toEqual(expected);
    expect(animatedGenres({ ageFiltering: 'yes', ageRatings: ['PG'] })).toEqual([]);
    expect(animatedGenres({ company: 'solo' })).toEqual([]);
  });

  it("queries no children's movies for a date or friends, unless they were chosen", () => {
    for (const company of ['date', 'friends'] as const) {
      const without = (...genres: GenreChoice[]) =>
        discoverPlan(answers({ mood: 'neutral', company, genres }), NOW)[0]?.movies.withoutGenres;
      expect(without('comedy')).toEqual([GENRE.family, GENRE.animation]);
      expect(without('comedy', 'family')).toEqual([]);
      expect(without('comedy', 'animation')).toEqual([]);
    }
  });

  it('omits what company and ratings forbid [REC-22]', () => {
    const family = discoverPlan(answers({ mood: 'tense', genres: ['horror', 'comedy'], company: 'family' }), NOW);
    expect(family[0]?.movies).toMatchObject({
      genres: [GENRE.comedy],
      withoutGenres: [GENRE.horror, GENRE.thriller, GENRE.music],
      certifications: ['G', 'PG'],
    });
    const calm = answers({ mood: 'neutral', ageFiltering: 'yes', ageRatings: ['PG', 'PG-13'] });
    const teens = discoverPlan(calm, NOW);
    expect(teens[0]?.movies).toMatchObject({ withoutGenres: [GENRE.horror], certifications: ['PG', 'PG-13'] });
  });

  it('era queries leave out what the mood strongly dislikes, if not chosen; sorted queries do not', () => {
    const plan = byLabel(discoverPlan(answers({ mood: 'relaxed', genres: ['drama', 'crime'] }), NOW));
    const dark = [GENRE.thriller, GENRE.horror, GENRE.war];
    for (const era of ['classic', 'vintage', 'modern'])
      expect(new Set(plan[era]?.movies.withoutGenres)).toEqual(new Set(dark));
    for (const sorted of ['highly-rated', 'revenue', 'vote-count'])
      expect(plan[sorted]?.movies.withoutGenres).toEqual([]);
  });

  it('excludes short films, and movies longer than the limit', () => {
    const given = { mood: 'relaxed', company: 'family', genres: ['indie', 'comedy'] } as const;
    const runtimes = (maxRuntime: 90 | null) =>
      discoverPlan(answers({ ...given, maxRuntime }), NOW).map(({ movies }) => movies.runtime);
    expect(new Set(runtimes(null).map((runtime) => JSON.stringify(runtime)))).toEqual(
      new Set(['{"min":40,"max":null}']),
    );
    expect(new Set(runtimes(90).map((runtime) => JSON.stringify(runtime)))).toEqual(new Set(['{"min":40,"max":90}']));
  });

  it('queries nothing when nothing can match', () => {
    expect(discoverPlan(answers({ mood: 'tense', genres: ['horror'], company: 'family' }), NOW)).toEqual([]);
    const onlyR = answers({ company: 'family', ageFiltering: 'yes', ageRatings: ['R'] });
    expect(discoverPlan(onlyR, NOW)).toEqual([]);
  });

  it('reads the pages after the last ones in another batch', () => {
    const plan = discoverPlan(answers(), NOW, 1);
    expect(plan.map(({ pages }) => pages)).toEqual([
      [4, 5, 6],
      [4, 5, 6],
      [4, 5, 6],
      [3, 4],
      [3, 4],
      [3, 4],
    ]);
  });
});
