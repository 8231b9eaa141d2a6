import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Drawn in place of the children after one of them threw; `retry` mounts them anew. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Told once per failure. */
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
}

/** Keeps a broken part of the screen from taking the rest with it. A class, because React offers no other way. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return this.props.fallback(failure.error, () => this.setState({ failure: null }));
  }
}
