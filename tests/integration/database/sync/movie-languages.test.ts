import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database';
import { addUser, databases } from '../harness';
import { heat, mark, pull, push } from './sync-calls';

const now = Date.now();
const german = { ...heat, title: 'Heat auf Deutsch', description: 'Ein Dieb.', language: 'de-DE' };
const french = { ...heat, title: 'Heat en français', language: 'fr-FR' };

describe.each(databases)('the language of movies on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  let bob: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ann = await addUser(database);
    bob = await addUser(database);
  });
  afterAll(() => database.close());

  const shared = (id: number) =>
    database.rows('select title, language, description, verified from public.movies where id = $1', [id]);

  it('is that of the member’s own card; the shared row becomes English with the first English card', async () => {
    await push(database, ann, [mark('favorite', 900, now, { movie: german })]);
    expect(await pull(database, ann)).toMatchObject({ rows: [{ movie: german }] });
    expect(await shared(900)).toMatchObject([{ title: german.title, language: 'de-DE' }]);
    await push(database, bob, [mark('favorite', 900, now, { movie: french })]);
    expect(await shared(900)).toMatchObject([{ title: german.title, language: 'de-DE' }]);
    await push(database, bob, [mark('watched', 900, now, { movie: heat })]);
    expect(await shared(900)).toEqual([
      { title: heat.title, language: null, description: heat.description, verified: false },
    ]);
    expect(await pull(database, ann)).toMatchObject({ rows: [{ movie: german }] });
  });

  it('changes for no movie but the card’s own', async () => {
    for (const id of [904, 905]) await push(database, ann, [mark('favorite', id, now, { movie: german })]);
    await push(database, bob, [mark('favorite', 904, now, { movie: heat })]);
    expect(await shared(904)).toMatchObject([{ title: heat.title, language: null }]);
    expect(await shared(905)).toMatchObject([{ title: german.title, language: 'de-DE' }]);
  });

  it('never changes for English or verified movies', async () => {
    await push(database, bob, [mark('favorite', 901, now, { movie: heat })]);
    await push(database, ann, [mark('favorite', 901, now, { movie: german })]);
    expect(await shared(901)).toMatchObject([{ title: heat.title, language: null }]);
    await push(database, ann, [mark('favorite', 901, now + 1, { movie: { ...heat, title: 'PWNED' } })]);
    expect(await shared(901)).toMatchObject([{ title: heat.title }]);
    await push(database, ann, [mark('favorite', 902, now, { movie: german })]);
    await database.rows('update public.movies set verified = true where id = 902');
    await push(database, bob, [mark('favorite', 902, now, { movie: heat })]);
    expect(await shared(902)).toMatchObject([{ title: german.title, verified: true }]);
  });

  it.each(['de', 'DE-de', 'de_DE', 'de-DE ', 7])('is refused as %j', async (language) => {
    const answer = await push(database, ann, [mark('favorite', 903, now, { movie: { ...heat, language } })]);
    expect(answer).toMatchObject({ head: 0, results: [{ status: 'rejected' }] });
  });
});
