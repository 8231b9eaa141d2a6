import type { Plugin } from 'vite';
import { changed, type Change } from './place';

/** A text to find in a file, where it stands exactly once, and what stands there instead. */
export interface Edit {
  readonly find: string;
  readonly replace: string;
}

/** How often a text occurs in another. */
export function occurrences(text: string, find: string): number {
  return text.split(find).length - 1;
}

/** The text with the edits made. An edit that does not find its one place throws: an outdated one is noticed. */
export function edited(text: string, edits: readonly Edit[], file: string): string {
  return edits.reduce((so, { find, replace }) => {
    const found = occurrences(so, find);
    if (found !== 1) throw new Error(`${file} has ${found} times, not once: ${find}`);
    return so.replace(find, () => replace);
  }, text);
}

/** What is changed, by file, relative to the project. */
export type EditedFiles = Readonly<Record<string, readonly (Edit | Change)[]>>;

/** The text of a file with all that is changed in it. */
export function mutated(text: string, changes: readonly (Edit | Change)[], file: string): string {
  const edits = changes.filter((change) => 'find' in change);
  const places = changes.filter((change) => 'at' in change);
  return changed(edited(text, edits, file), places, file);
}

/** A plugin that makes edits in files as they are loaded; nothing is written to disk. */
interface Editing {
  readonly plugin: Plugin;
  /** Makes these edits from now on, in the place of those before. */
  readonly put: (files: EditedFiles) => void;
  /** Files whose edits were put, but that were never loaded since. */
  readonly missing: () => readonly string[];
}

/** @param name what the plugin is called */
export function editing(name: string): Editing {
  let files: EditedFiles = {};
  const loaded = new Set<string>();
  return {
    plugin: {
      name,
      enforce: 'pre',
      transform(code, id) {
        const [path = ''] = id.split('?');
        const found = Object.entries(files).find(([file]) => path.endsWith(`/${file}`));
        if (!found) return null;
        const [file, edits] = found;
        loaded.add(file);
        return mutated(code, edits, file);
      },
    },
    put(next) {
      files = next;
      loaded.clear();
    },
    missing: () => Object.keys(files).filter((file) => !loaded.has(file)),
  };
}
