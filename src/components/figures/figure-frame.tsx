/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { FigureShell, type FigureShellProps } from './figure-shell';
import { needsScript } from './figure-styles';

const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
  padding: 'var(--space-4)',
  '@container (min-width: 560px)': {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
    gridTemplateRows: 'auto auto 1fr',
    gap: 'var(--space-3) var(--space-8)',
    padding: 'var(--space-5) var(--space-6)',
  },
});

const drawingArea = css({ gridColumn: '1 / -1', paddingBottom: 'var(--space-2)' });

// One column keeps the headline and the controls next to the drawing; two put them side by side.
// Without script there are no controls to stand beside.
const wideWithoutScript = { '@media (scripting: none)': { gridColumn: '1 / -1 !important' } };
const headlineArea = css(wideWithoutScript, {
  '@container (min-width: 560px)': { gridRow: 2, gridColumn: 2 },
});
const controlsArea = css({ '@container (min-width: 560px)': { gridRow: '2 / 4', gridColumn: 1 } });
const valuesArea = css(wideWithoutScript, {
  '@container (min-width: 560px)': { gridRow: 3, gridColumn: 2 },
});

export interface FigureFrameProps extends Omit<FigureShellProps, 'children'> {
  readonly drawing: ReactNode;
  /** The few numbers the figure is about. */
  readonly headline?: ReactNode;
  readonly values?: ReactNode;
  readonly controls?: ReactNode;
}

/** The frame all interactive figures share: a drawing, its values and its controls. */
export function FigureFrame({ drawing, headline, values, controls, ...shell }: FigureFrameProps) {
  return (
    <FigureShell {...shell}>
      <div css={body}>
        <div css={drawingArea}>{drawing}</div>
        {headline && <div css={headlineArea}>{headline}</div>}
        {controls && <div css={[controlsArea, needsScript]}>{controls}</div>}
        {values && <div css={valuesArea}>{values}</div>}
      </div>
    </FigureShell>
  );
}
