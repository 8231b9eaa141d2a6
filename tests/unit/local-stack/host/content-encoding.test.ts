import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compress, negotiateEncoding, type Encoding } from '../../../../local-stack/host/content-encoding';

const ALL: ReadonlySet<Encoding> = new Set<Encoding>(['br', 'gzip', 'identity']);

describe("choosing a file's encoding", () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['deflate', 'identity'],
    ['BR', 'br'],
    ['gzip;q=nonsense', 'identity'],
    ['', 'identity'],
    [null, 'identity'],
  ])('for "%s" is %s', (accepted, expected) => {
    expect(negotiateEncoding(accepted, ALL)).toBe(expected);
  });

  it('never chooses a missing one', () => {
    expect(negotiateEncoding('br, gzip', new Set<Encoding>(['identity']))).toBe('identity');
  });
});

describe('compressing a file', () => {
  const text = 'What are we watching tonight? '.repeat(50);
  const bytes = new TextEncoder().encode(text);
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'matinee-compressed-'));
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  it('keeps the text', async () => {
    const forms = await compress(bytes, join(parent, 'kept'));
    expect(brotliDecompressSync(forms.get('br') ?? '').toString()).toBe(text);
    expect(gunzipSync(forms.get('gzip') ?? '').toString()).toBe(text);
  });

  it('is done once, also by later processes', async () => {
    const folder = join(parent, 'kept');
    await compress(bytes, folder);
    const names = readdirSync(folder).sort();
    expect(names.map((name) => extname(name))).toEqual(['.br', '.gzip']);
    for (const name of names) writeFileSync(join(folder, name), name);
    const forms = await compress(bytes, folder);
    expect(['br', 'gzip'].map((encoding) => forms.get(encoding as Encoding)?.toString())).toEqual(
      names.map((name) => new TextEncoder().encode(name).toString()),
    );
  });

  it('is not kept where there can be no folder', async () => {
    writeFileSync(join(parent, 'file'), '');
    const forms = await compress(bytes, join(parent, 'file'));
    expect(brotliDecompressSync(forms.get('br') ?? '').toString()).toBe(text);
  });
});
