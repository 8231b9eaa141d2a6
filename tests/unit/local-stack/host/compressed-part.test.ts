import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed } from '../../../../local-stack/host/compressed-part';

const LONG = JSON.stringify({ results: Array.from({ length: 200 }, (_, id) => ({ id, title: `Movie ${id}` })) });

/** Asks a part that always answers with one text. */
async function ask(accepted: string | null, text = LONG, type = 'application/json;charset=utf-8') {
  const part = compressed({
    has: () => true,
    fetch: () => new Response(text, { status: 201, headers: { 'content-type': type, vary: 'authorization' } }),
  });
  const headers = accepted === null ? {} : { 'accept-encoding': accepted };
  const answer = await part.fetch(new Request('http://localhost/', { headers }));
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

describe('an answer made on the spot', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('to who accepts "%s" is %s', async (accepted, encoding, decompress) => {
    const { answer, bytes } = await ask(accepted);
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([201, encoding]);
    expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(bytes.byteLength).toBeLessThan(LONG.length / 4);
    expect(decompress(bytes).toString()).toBe(LONG);
  });

  it('is the same for who accepts nothing, and says to caches that it depends', async () => {
    for (const accepted of [null, 'identity']) {
      const { answer, bytes } = await ask(accepted);
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(answer.headers.get('vary')).toBe('authorization, accept-encoding');
      expect(Buffer.from(bytes).toString()).toBe(LONG);
    }
  });

  it.each([
    ['short', '{}', 'application/json'],
    ['compressed already', LONG, 'image/png'],
  ])('that is %s stays as it is', async (_, text, type) => {
    const { answer, bytes } = await ask('br', text, type);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(bytes).toString()).toBe(text);
  });
});
