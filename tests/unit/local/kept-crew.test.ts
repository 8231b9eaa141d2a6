import 'fake-indexeddb/auto';
import { afterAll, expect, it } from 'vitest';
import { keepDetails, readDetails } from '../../../src/data/local/films/kept-details';
import { MemberDatabase, type DetailsRow } from '../../../src/data/local/member/member-database';
import { directorsOf, writersOf } from '../../../src/domain/people/crew';
import { parseFilmDetails } from '../../../src/data/tmdb/parse/parse-film-details';

const NOW = Date.UTC(2026, 10, 21);
const CREDITS = {
  crew: [
    { name: 'Ann', job: 'Director' },
    { name: 'Bob', job: 'Novel' },
  ],
};
const database = new MemberDatabase('ada');
afterAll(() => database.delete());

const details = parseFilmDetails({ id: 949, title: 'Heat', credits: CREDITS });
if (!details) throw new Error('The film cannot be read.');

async function namedCrew() {
  const crew = (await readDetails(database, 949, NOW))?.details.credits.crew ?? [];
  return { directors: directorsOf(crew), writers: writersOf(crew) };
}

it('directors and writers that an earlier release kept with their jobs are named without a network', async () => {
  const kept: unknown = { id: 949, fetchedAt: NOW, details: { ...details, credits: { cast: [], ...CREDITS } } };
  await database.details.put(kept as DetailsRow);
  expect(await namedCrew()).toEqual({ directors: ['Ann'], writers: ['Bob'] });
});

it('those that are kept now are read as they were told', async () => {
  await keepDetails(database, details, NOW + 1, NOW + 1);
  expect(await namedCrew()).toEqual({ directors: ['Ann'], writers: ['Bob'] });
});
