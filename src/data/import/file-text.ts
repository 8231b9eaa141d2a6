import { fail, ok, type Result } from '../../domain/values/result';

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** The text of a file in UTF-8, or in UTF-16 that says so by its first bytes. Others would be read as other letters. */
export function fileText(bytes: Uint8Array): Result<string, 'encoding'> {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    // UTF-16 without its mark, or no text at all
    return text.includes('\u0000') ? fail('encoding') : ok(text);
  } catch {
    return fail('encoding');
  }
}
