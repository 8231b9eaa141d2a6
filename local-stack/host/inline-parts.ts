import { createHash } from 'node:crypto';

/** What pages hold of scripts and styles themselves, each as a source of a content-security-policy. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Pages that hold none. */
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
