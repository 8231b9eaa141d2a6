import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
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

it('compressing keeps the text', async () => {
  const text = 'What are we watching tonight? '.repeat(50);
  const forms = await compress(new TextEncoder().encode(text));
  expect(brotliDecompressSync(forms.get('br') ?? '').toString()).toBe(text);
  expect(gunzipSync(forms.get('gzip') ?? '').toString()).toBe(text);
});
