import { ROUTES } from './routes';

const BUILT: ReadonlySet<string> = new Set(Object.values(ROUTES));

/** Whether an address of a menu has a screen. */
export function isBuilt(path: string): boolean {
  return BUILT.has(path);
}

/** Rows of a menu with those first that have a screen, each group in its order. */
export function builtFirst<T extends { readonly to: string }>(rows: readonly T[]): readonly T[] {
  return [...rows.filter(({ to }) => isBuilt(to)), ...rows.filter(({ to }) => !isBuilt(to))];
}
