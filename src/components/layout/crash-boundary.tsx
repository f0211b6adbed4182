import { Component, type ReactNode } from 'react';
import { causeChain } from '../../lib/cause-chain';

interface CrashBoundaryProps {
  /** The page: another one starts afresh. */
  path: string;
  children: ReactNode;
}

interface CrashBoundaryState {
  error: unknown;
  path: string;
}

/** Stands in for a page that throws while it is drawn. The navbar and the footer stay. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { error: undefined, path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { error: error ?? new Error('An unknown error') };
  }

  static getDerivedStateFromProps(
    { path }: CrashBoundaryProps,
    state: CrashBoundaryState,
  ): CrashBoundaryState | null {
    return path === state.path ? null : { error: undefined, path };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className="crash-boundary" role="alert">
        <h1>This page crashed.</h1>
        <button
          type="button"
          className="plain-button"
          onClick={() => this.setState({ error: undefined })}
        >
          Try again
        </button>
        <pre>{causeChain(error)}</pre>
      </div>
    );
  }
}
