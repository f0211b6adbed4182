import { Component, type ReactNode } from 'react';
import { causeChain } from './cause-chain';
import { message } from '../../kit/language/message';

interface CrashBoundaryProps {
  /** The page: another one starts afresh. */
  path: string;
  /** Drawn with the crash page, such as its head. */
  head?: ReactNode;
  /** Whether what it stands around is only a part of the page, which itself is well. */
  part?: boolean;
  children: ReactNode;
}

interface CrashBoundaryState {
  error: unknown;
  path: string;
}

/** Stands in for what throws while it is drawn. What is around the boundary stays. */
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

  override componentDidCatch(): void {
    // At once and without help: what writes heads may be what has crashed, or is not loaded yet.
    if (!this.props.part) document.title = message('This page crashed.');
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className="crash-boundary" role="alert">
        {this.props.head}
        {this.props.part ? (
          <p>{message('This part of the page crashed.')}</p>
        ) : (
          <h1>{message('This page crashed.')}</h1>
        )}
        <button
          type="button"
          className="plain-button"
          onClick={() => this.setState({ error: undefined })}
        >
          {message('Try again')}
        </button>
        <pre translate="no">{causeChain(error)}</pre>
      </div>
    );
  }
}
