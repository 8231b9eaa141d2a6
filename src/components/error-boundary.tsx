import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Rendered after a child threw; `retry` mounts the children again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Called once per failure. */
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
}

/** Contains errors of its children. A class, since React has no hook for it. */
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
