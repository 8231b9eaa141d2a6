import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';

/** A part that its screen can do without: nothing stands in its place until it is here, or if it does not come. */
export function Optional({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
