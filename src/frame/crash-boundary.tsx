import type { CSSObject } from '@emotion/react';
import { Component, type ReactNode } from 'react';
import { message } from '../kit/language/message';

/** Returns an error's message, followed by each `cause` on a line that starts with "Cause:". Stops at a cycle. */
function causeChain(error: unknown): string {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  for (let current = error; current !== undefined && !seen.has(current);) {
    seen.add(current);
    messages.push(current instanceof Error ? current.message : JSON.stringify(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages.join('\nCause: ');
}

interface CrashBoundaryProps {
  /** Path of the page; a new path resets the boundary. */
  path: string;
  /** Elements rendered together with the crash message, for example the head of the page. */
  head?: ReactNode;
  /** Whether the boundary wraps only a part of the page, so that the rest still works. */
  part?: boolean;
  children: ReactNode;
}

interface CrashBoundaryState {
  error: unknown;
  path: string;
}

/**
 * Replaces its children with an error message and a "Try again" button if they throw while rendering. Everything
 * outside the boundary stays.
 */
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
    // Sets the title directly, because the component that writes the head may have crashed or may not have loaded.
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

/** Styles of {@link CrashBoundary}. */
export const crashBoundaryStyle: CSSObject = {
  '.crash-boundary': {
    maxWidth: 'var(--measure)',
    marginInline: 'auto',
    padding: 'var(--space-12) var(--space-4)',
    h1: { marginBottom: 'var(--space-4)', fontSize: 'var(--size-2xl)' },
    pre: {
      marginTop: 'var(--space-6)',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      color: 'var(--text-muted)',
      fontSize: 'var(--size-sm)',
    },
  },
};
