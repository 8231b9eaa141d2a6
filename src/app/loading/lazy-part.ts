import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';

/** A part of the application did not arrive: no network, or another version stands on the server by now. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/**
 * React's lazy, whose failure the screen can tell from a defect. It is not asked for again before the page is loaded anew:
 * a part that an update took away would never come.
 * @param load imports the part's file
 * @param pick the component in it
 * @throws PartMissing while rendering, when the part did not arrive
 */
export function lazyPart<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => (props: Props) => ReactNode,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (module) => ({ default: pick(module) }),
      (cause: unknown) => {
        throw new PartMissing('a part of the application did not arrive', { cause });
      },
    ),
  );
}
