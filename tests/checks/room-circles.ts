import { dirname } from 'node:path';

/** A file and the files that it imports, types among them. */
export interface ImportingFile {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

type Rooms = Map<string, Map<string, string>>;

/** Each room with the rooms that it imports from, and one import that shows it. */
function roomsOf(files: readonly ImportingFile[]): Rooms {
  const own = new Set(files.map(({ source }) => source));
  const rooms: Rooms = new Map();
  for (const { source, dependencies } of files)
    for (const { resolved } of dependencies) {
      const [from, to] = [dirname(source), dirname(resolved)];
      if (!own.has(resolved) || from === to) continue;
      const doors = rooms.get(from) ?? new Map<string, string>();
      rooms.set(from, doors.set(to, `${source} imports ${resolved}`));
    }
  return rooms;
}

function reaches(rooms: Rooms, from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true;
  seen.add(from);
  return [...(rooms.get(from)?.keys() ?? [])].some((next) => !seen.has(next) && reaches(rooms, next, to, seen));
}

/**
 * One line for each import of a room from another that, by whatever way, imports from it: of rooms in a circle none can be
 * read or moved without the others.
 */
export function roomCircles(files: readonly ImportingFile[]): readonly string[] {
  const rooms = roomsOf(files);
  return [...rooms].flatMap(([from, doors]) =>
    [...doors].filter(([to]) => reaches(rooms, to, from)).map(([, shown]) => `no-room-circle: ${shown}`),
  );
}
