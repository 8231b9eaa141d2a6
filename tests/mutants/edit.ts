import type { Plugin } from 'vite';
import { changed, type Change } from './place';

/** A text that occurs exactly once in a file, and its replacement. */
export interface Edit {
  readonly find: string;
  readonly replace: string;
}

/** How often a text occurs in another. */
export function occurrences(text: string, find: string): number {
  return text.split(find).length - 1;
}

/** The text with the edits applied. Throws unless each edit's text occurs exactly once, so outdated ones are noticed. */
export function edited(text: string, edits: readonly Edit[], file: string): string {
  return edits.reduce((so, { find, replace }) => {
    const found = occurrences(so, find);
    if (found !== 1) throw new Error(`${file} has ${found} times, not once: ${find}`);
    return so.replace(find, () => replace);
  }, text);
}

/** The changes, by file, relative to the project. */
export type EditedFiles = Readonly<Record<string, readonly (Edit | Change)[]>>;

/** The text of a file with all changes applied. */
export function mutated(text: string, changes: readonly (Edit | Change)[], file: string): string {
  const edits = changes.filter((change) => 'find' in change);
  const places = changes.filter((change) => 'at' in change);
  return changed(edited(text, edits, file), places, file);
}

/** A plugin that applies edits to files as they are loaded; nothing is written to disk. */
interface Editing {
  readonly plugin: Plugin;
  /** Applies these edits from now on, instead of the previous ones. */
  readonly put: (files: EditedFiles) => void;
  /** Files with edits that have not been loaded since. */
  readonly missing: () => readonly string[];
}

/** @param name the plugin's name */
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
