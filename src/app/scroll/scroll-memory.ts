import { SCROLL_POSITIONS_LIMIT } from '../../config/ui';

const NAME = 'matinee.scroll';

/** Scroll positions by place of the history, in pixels from the top. */
export interface ScrollMemory {
  readonly remember: (place: string, top: number) => void;
  readonly recall: (place: string) => number | null;
  /** Puts the positions where a reload of this tab finds them. */
  readonly keep: () => void;
  /** Forgets them, also where a reload would find them. */
  readonly forget: () => void;
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

function kept(tab: () => Storage): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(tab().getItem(NAME) ?? '[]');
    return new Map(Array.isArray(entries) ? entries.filter(isPlace) : []);
  } catch {
    return new Map();
  }
}

/** @param tab gives the tab's own storage, which outlives a reload; it may refuse */
export function createScrollMemory(tab: () => Storage): ScrollMemory {
  const tops = kept(tab);
  return {
    remember(place, top) {
      // deleted first, so that the oldest stand at the front
      tops.delete(place);
      tops.set(place, top);
      for (const oldest of tops.keys()) {
        if (tops.size <= SCROLL_POSITIONS_LIMIT) break;
        tops.delete(oldest);
      }
    },
    recall: (place) => tops.get(place) ?? null,
    keep() {
      try {
        tab().setItem(NAME, JSON.stringify([...tops]));
      } catch {
        // a tab that may store nothing starts at the top after a reload
      }
    },
    forget() {
      tops.clear();
      try {
        tab().removeItem(NAME);
      } catch {
        // then nothing is in it either
      }
    },
  };
}
