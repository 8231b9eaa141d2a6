import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary';

/** A part of the application did not preload: no network, or another version stands on the server by now. */
export class ChunkLoadError extends Error {
  override readonly name = 'PartMissing';
}

/** A part that is loaded when it is first drawn, or asked for ahead. */
export type LazyComponent<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the part, so that it is drawn without a wait. Rejects with PartMissing. */
  readonly preload: () => Promise<unknown>;
  /** Whether it has been loaded: it is drawn without a wait. */
  readonly isLoaded: () => boolean;
};

interface Loaded<Props> {
  readonly default: (props: Props) => ReactNode;
}

/**
 * React's lazy, whose failure the screen can tell from a defect. It is not asked for again before the page is loaded anew:
 * a part that an update took away would never come.
 * @param load imports the part's file
 * @param pick the component in it
 * @throws PartMissing while rendering, when the part did not preload
 */
export function lazyComponent<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => (props: Props) => ReactNode,
): LazyComponent<Props> {
  let loaded: Loaded<Props> | null = null;
  const preload = () =>
    load().then(
      (module) => (loaded = { default: pick(module) }),
      (cause: unknown) => {
        throw new ChunkLoadError('a part of the application did not preload', { cause });
      },
    );
  const part = lazy(() => (loaded === null ? preload() : atOnce(loaded)));
  return Object.assign(part, { preload, isLoaded: () => loaded !== null });
}

/** A promise is kept in a later turn only: a move would show the frame without its screen until then. */
function atOnce<Part>(part: Part): Promise<Part> {
  const kept = Promise.resolve(part);
  return Object.assign(kept, {
    then: ((onKept: (value: Part) => unknown) => {
      onKept(part);
      return kept;
    }) as typeof kept.then,
  });
}

/** A part that its screen can do without: nothing stands in its place until it is here, or if it does not come. */
export function Optional({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
