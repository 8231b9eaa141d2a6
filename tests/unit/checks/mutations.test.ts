import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTable } from '../../checks/statement-table';
import { edited, mutated } from '../../mutants/edit';
import { nameOf, needsBrowser } from '../../mutants/mutation';
import { MUTATIONS } from '../../mutants/table';
import { changed, declaredAt, declares } from '../../mutants/place';

const known = new Set(parseTable(readFileSync('tests/statements.tsv', 'utf8')).map(({ id }) => id));

describe('the mutation table', () => {
  it.each(MUTATIONS.map((row) => [nameOf(row), row] as const))('has a location and tests for each: %s', (_, row) => {
    const text = readFileSync(row.file, 'utf8');
    expect(mutated(text, [row], row.file)).not.toBe(text);
    expect(row.ids.filter((id) => !known.has(id))).toEqual([]);
    for (const test of row.tests) {
      const tests = existsSync(test) ? readFileSync(test, 'utf8') : null;
      expect(tests, test).not.toBeNull();
      expect(
        row.ids.length === 0 || row.ids.some((id) => tests?.includes(id)),
        `${test} names one of ${row.ids.join()}`,
      ).toBe(true);
    }
  });

  it('has some for a browser and some without', () => {
    expect(new Set(MUTATIONS.map(needsBrowser))).toEqual(new Set([true, false]));
  });

  it('makes no change twice', () => {
    const names = MUTATIONS.map((row) => `${nameOf(row)} ${row.tests.join()}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a location', () => {
  const FILE = 'screen.tsx';
  const TEXT = `
    const LIMIT = 5;
    const PLACES = [{ to: home, label: 'Home' }, { to: history, label: 'History' }];
    interface Screen { readonly title: string }
    export function Screen({ movie, online, onOpen }: Props) {
      useEffect(() => { if (online && movie?.id !== 0) void toasts.show({ text: movie.title }); }, []);
      const shown = movie.genres.filter(isKnown).slice(0, LIMIT);
      const first = await load(shown) ?? null;
      return <Card title={movie.title} onPress={onOpen}>{shown.map((one) => <Chip label={one} />)}{online && <Chip label="on" />}</Card>;
    }
    class Store { read() { return this.kept; } write = (kept) => { this.kept = kept; }; }
    start('all');
  `;
  const inScreen = (at: string, to?: string) => ({ in: 'Screen', at, ...(to !== undefined && { to }) });

  it.each([
    [inScreen('toasts.show()'), 'void toasts.show({ text: movie.title });', ';'],
    [inScreen('load()'), 'await load(shown)', 'undefined'],
    [inScreen('.slice()'), '.slice(0, LIMIT)', ''],
    [inScreen('<Chip> #1'), '<Chip label={one} />', 'null'],
    [inScreen('<Chip> #2'), '<Chip label="on" />', 'null'],
    [inScreen('<Card>'), TEXT.slice(TEXT.indexOf('<Card'), TEXT.indexOf('</Card>') + 7), 'null'],
    [inScreen('onPress='), 'onPress={onOpen}', ''],
    [inScreen('title=', "''"), 'title={movie.title}', "title={''}"],
    [inScreen('text:', "''"), 'text: movie.title', "text: ''"],
    [inScreen('movie.id', 'true'), 'movie?.id !== 0', 'true'],
    [inScreen('online #1', 'false'), 'online && movie?', 'false && movie?'],
    [inScreen('movie.title #2', "''"), '={movie.title}', "={''}"],
    [{ in: 'LIMIT', at: '', to: '6' }, 'LIMIT = 5', 'LIMIT = 6'],
    [{ in: 'PLACES', at: 'home' }, "{ to: home, label: 'Home' },", ''],
    [{ in: 'PLACES', at: "'History'" }, "{ to: history, label: 'History' }", ''],
    [{ in: 'PLACES', at: 'label: #2' }, "label: 'History'", ''],
    [{ in: 'Store.read', at: 'this.kept', to: 'null' }, 'return this.kept', 'return null'],
    [{ in: '', at: 'start()' }, "start('all');", ';'],
  ])('is found by name: %j', (change, find, replace) => {
    expect(changed(TEXT, [change], FILE)).toBe(edited(TEXT, [{ find, replace }], FILE));
  });

  it.each([
    inScreen('toasts.hide()'),
    inScreen('movie.title', "''"),
    inScreen('<Chip> #3'),
    inScreen('isKnown'),
    { in: 'Props', at: '', to: '1' },
  ])('that is invalid causes an error: %j', (change) => {
    expect(() => changed(TEXT, [change], FILE)).toThrow(/screen\.tsx|no list/);
  });

  it('can have several changes at once', () => {
    const changes = [inScreen('onPress='), { in: 'LIMIT', at: '', to: '60' }, inScreen('.slice()')];
    const one = changes.reduce((so, change) => changed(so, [change], FILE), TEXT);
    expect(changed(TEXT, changes, FILE)).toBe(one);
  });

  it('is searched within its enclosing declaration', () => {
    const declaration = (text: string) => declaredAt(FILE, TEXT, TEXT.indexOf(text));
    expect(['5;', "'Home'", 'toasts', 'this.kept;', "start('"].map(declaration)).toEqual([
      'LIMIT',
      'PLACES',
      'Screen',
      'Store.read',
      '',
    ]);
    expect(['Store.write', 'Store.wipe', ''].map((name) => declares(FILE, TEXT, name))).toEqual([true, false, true]);
  });
});

describe('an edit', () => {
  it('applies at its location, with the text as written', () => {
    expect(edited('a = 1; b = 2;', [{ find: 'b = 2', replace: "b = '$&'" }], 'x.ts')).toBe("a = 1; b = '$&';");
  });

  it.each(['c = 3', ' = '])('without a unique location causes an error: %s', (find) => {
    expect(() => edited('a = 1; b = 2;', [{ find, replace: '' }], 'x.ts')).toThrow('x.ts');
  });
});
