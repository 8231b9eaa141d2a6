import { createHash } from 'node:crypto';

/** Inline scripts and styles of the pages, as content-security-policy sources. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const NOTHING_INLINE: InlineParts = { scripts: [], styles: [] };

/** @param pages HTML of the build's pages */
export function inlineParts(pages: Iterable<string>): InlineParts {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of pages) {
    for (const [, text = ''] of page.matchAll(/<script>([^]*?)<\/script>/g)) scripts.add(source(text));
    for (const [, text = ''] of page.matchAll(/<style>([^]*?)<\/style>/g)) styles.add(source(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
