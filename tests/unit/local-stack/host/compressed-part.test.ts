import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed } from '../../../../local-stack/host/compressed-part';

const LONG = JSON.stringify({ results: Array.from({ length: 200 }, (_, id) => ({ id, title: `Movie ${id}` })) });

/** Requests a part that always responds with the same text. */
async function ask(accepted: string | null, text = LONG, type = 'application/json;charset=utf-8') {
  const part = compressed({
    has: () => true,
    fetch: () => new Response(text, { status: 201, headers: { 'content-type': type, vary: 'authorization' } }),
  });
  const headers = accepted === null ? {} : { 'accept-encoding': accepted };
  const answer = await part.fetch(new Request('http://localhost/', { headers }));
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

describe('a response generated on request', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('for a client that accepts "%s" is %s', async (accepted, encoding, decompress) => {
    const { answer, bytes } = await ask(accepted);
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([201, encoding]);
    expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(bytes.byteLength).toBeLessThan(LONG.length / 4);
    expect(decompress(bytes).toString()).toBe(LONG);
  });

  it('is unchanged for a client that accepts nothing, with a Vary header', async () => {
    for (const accepted of [null, 'identity']) {
      const { answer, bytes } = await ask(accepted);
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(answer.headers.get('vary')).toBe('authorization, accept-encoding');
      expect(Buffer.from(bytes).toString()).toBe(LONG);
    }
  });

  it.each([
    ['short', '{}', 'application/json'],
    ['already compressed', LONG, 'image/png'],
  ])('that is %s stays unchanged', async (_, text, type) => {
    const { answer, bytes } = await ask('br', text, type);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(bytes).toString()).toBe(text);
  });
});
