/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { FigureShell, type FigureShellProps } from '../../kit/figure-shell';
import { needsScript, ROOMY } from '../../kit/figure-styles';

const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
  padding: 'var(--space-4)',
  [ROOMY]: { padding: 'var(--space-5) var(--space-6)' },
} as const;

const controlsArea = css(stack);

const resultArea = css(stack, {
  marginTop: 'var(--space-4)',
  borderTop: '1px solid var(--border)',
  background: 'var(--surface-sunken)',
  borderRadius: '0 0 var(--radius-lg) var(--radius-lg)',
  '@media (scripting: enabled)': { marginTop: 0, borderRadius: 0 },
});

export interface ToolLayoutProps extends Omit<FigureShellProps, 'children'> {
  readonly controls: ReactNode;
  /** It must make sense without the controls, because they are hidden if scripts are disabled. */
  readonly result: ReactNode;
}

/** The frame of the tools: input above, result below, both wide enough for long bytes. */
export function ToolLayout({ controls, result, ...shell }: ToolLayoutProps) {
  return (
    <FigureShell {...shell}>
      <div css={[controlsArea, needsScript]}>{controls}</div>
      <div css={resultArea} data-result>
        {result}
      </div>
    </FigureShell>
  );
}

const list = css({
  display: 'grid',
  gap: 'var(--space-2)',
  margin: '0 !important',
  padding: '0 !important',
  listStyle: 'none',
});

const note = css({
  margin: '0 !important',
  padding: 'var(--space-2) var(--space-3) !important',
  borderInlineStart: '3px solid var(--kind)',
  borderRadius: 'var(--radius-sm)',
  background: 'var(--kind-surface)',
  overflowWrap: 'anywhere',
});
const caution = css({ '--kind': 'var(--caution)', '--kind-surface': 'var(--caution-surface)' });
const danger = css({ '--kind': 'var(--danger)', '--kind-surface': 'var(--danger-surface)' });

/** Shows warnings about a result, or nothing if there are none. */
export function Warnings({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul css={list}>
      {texts.map((text) => (
        <li key={text} css={[note, caution]}>
          <strong>Check this:</strong> {text}
        </li>
      ))}
    </ul>
  );
}

/** Shows the reason why there is no result. */
export function NoResult({ problem }: { readonly problem: string }) {
  return (
    <p css={[note, danger]} data-no-result>
      <strong>No result.</strong> {problem}
    </p>
  );
}
