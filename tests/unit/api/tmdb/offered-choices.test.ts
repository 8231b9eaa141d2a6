import { describe, expect, it } from 'vitest';
import { parseRegions } from '../../../../src/api/tmdb/providers';
import { offeredServices, suggestedCountry } from '../../../../src/domain/watch-preferences';

const provider = (id: number, name: string, displayPriority: number) => ({ id, name, logoPath: null, displayPriority });

describe('the choices offered', () => {
  it('list each service once by its own name, with the ids of its plans, best known first', () => {
    expect(
      offeredServices([
        provider(1796, 'Netflix basic with Ads', 9),
        provider(337, 'Disney Plus', 2),
        provider(8, 'Netflix', 1),
      ]),
    ).toEqual([
      { name: 'Netflix', ids: [8, 1796] },
      { name: 'Disney+', ids: [337] },
    ]);
  });

  it('keep no more plans of a service than can be saved', () => {
    const plans = Array.from({ length: 30 }, (_, at) => provider(at + 1, 'Netflix', at));
    expect(offeredServices(plans)).toEqual([{ name: 'Netflix', ids: plans.slice(0, 20).map(({ id }) => id) }]);
  });

  it('list countries by their codes', () => {
    const region = (code: unknown) => ({ iso_3166_1: code, english_name: 'A' });
    expect(parseRegions({ results: [region('DE'), region('de'), region(7), null, region('FR')] })).toEqual([
      'DE',
      'FR',
    ]);
    expect(parseRegions({ regions: [] })).toBeNull();
  });

  it.each([
    [['de-DE', 'en-US'], 'US', 'DE'],
    [['de', 'de-AT'], 'US', null],
    [['en', 'fr-FR', 'de-DE'], 'US', 'FR'],
    [['zh-Hant-TW', 'de-DE'], 'US', null],
    [['de-DE'], 'DE', null],
    [['de'], 'US', null],
    [[], 'US', null],
  ])('for the languages %j suggest, besides %s: %s', (languages, chosen, suggested) => {
    expect(suggestedCountry(languages, ['US', 'DE', 'FR'], chosen)).toBe(suggested);
  });
});
