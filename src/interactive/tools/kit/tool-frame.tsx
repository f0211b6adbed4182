/** @jsxImportSource @emotion/react */
import { ROOMY } from '../../kit/roomy';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { FigureShell, type FigureShellProps } from '../../kit/figure-shell';
import { needsScript } from '../../kit/figure-styles';

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

export interface ToolFrameProps extends Omit<FigureShellProps, 'children'> {
  readonly controls: ReactNode;
  /** Must be readable without the controls, which are hidden without script. */
  readonly result: ReactNode;
}

/** The frame of the tools: input above, result below, both wide enough for long bytes. */
export function ToolFrame({ controls, result, ...shell }: ToolFrameProps) {
  return (
    <FigureShell {...shell}>
      <div css={[controlsArea, needsScript]}>{controls}</div>
      <div css={resultArea} data-result>
        {result}
      </div>
    </FigureShell>
  );
}
