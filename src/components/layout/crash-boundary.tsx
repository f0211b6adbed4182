import { css } from '@emotion/react';
import { Component, type ReactNode } from 'react';
import { causeChain } from '../../lib/cause-chain';
import { plainButtonStyle } from './load-state';

const style = css({
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
});

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
      <div css={style} role="alert">
        <h1>This page crashed.</h1>
        <button
          type="button"
          css={plainButtonStyle}
          onClick={() => this.setState({ error: undefined })}
        >
          Try again
        </button>
        <pre>{causeChain(error)}</pre>
      </div>
    );
  }
}
