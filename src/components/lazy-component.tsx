import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary';

/**
 * A chunk failed to load: offline, or stale after a deployment, which has removed it. ScreenBoundary (app/app.tsx) then
 * offers a reload; boot/watchdog.ts does for the first scripts.
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** A component whose chunk is loaded on first render, or preloaded. */
export type LazyComponent<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the chunk, so that rendering doesn't suspend. Rejects with ChunkLoadError. */
  readonly preload: () => Promise<unknown>;
  /** True if the chunk is loaded and rendering won't suspend. */
  readonly isLoaded: () => boolean;
};

interface Loaded<Props> {
  readonly default: (props: Props) => ReactNode;
}

/**
 * React.lazy with a recognizable error. A failed chunk isn't requested again before a reload, since an update may have
 * removed it.
 * @param load imports the chunk
 * @param pick selects the component
 * @throws ChunkLoadError while rendering, if the chunk failed to load
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
        throw new ChunkLoadError('a part of the application failed to load', { cause });
      },
    );
  const part = lazy(() => (loaded === null ? preload() : resolvedPromise(loaded)));
  return Object.assign(part, { preload, isLoaded: () => loaded !== null });
}

/**
 * A thenable that resolves synchronously: with a promise, a view transition would capture the shell without its screen.
 */
function resolvedPromise<Part>(part: Part): Promise<Part> {
  const promise = Promise.resolve(part);
  return Object.assign(promise, {
    then: ((onFulfilled: (value: Part) => unknown) => {
      onFulfilled(part);
      return promise;
    }) as typeof promise.then,
  });
}

/** Content the screen can do without: renders nothing while it loads or if it fails. */
export function Optional({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
