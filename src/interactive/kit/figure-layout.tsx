/** @jsxImportSource @emotion/react */
import { needsScript, ROOMY, SPACIOUS } from './figure-styles';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { FigureShell, type FigureShellProps } from './figure-shell';

const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
  padding: 'var(--space-4)',
  '@container (max-width: 18.75rem)': { paddingInline: 'var(--space-3)' },
  [ROOMY]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
    gap: 'var(--space-3) var(--space-8)',
    padding: 'var(--space-5) var(--space-6)',
  },
  [SPACIOUS]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)' },
});

// Rows are set only for a figure with several parts. With a drawing alone, empty rows would leave gaps below it.
const rows = css({ [ROOMY]: { gridTemplateRows: 'auto auto 1fr' } });

const drawingArea = css({ gridColumn: '1 / -1', gridRow: 1, paddingBottom: 'var(--space-2)' });
const drawingBeside = css({ [SPACIOUS]: { gridColumn: 1, gridRow: '1 / 4' } });

// Outdated results stay in the layout but are invisible, so that nothing moves while the reader types a number.
const withheld = css({ visibility: 'hidden' });

const noResult = css({
  gridColumn: '1 / -1',
  gridRow: 1,
  placeSelf: 'center',
  color: 'var(--text-muted)',
  textAlign: 'center',
});

// In two columns, the headline and the values are next to the controls. Without script there are no controls, so the
// headline and the values span both columns.
const wideWithoutScript = { '@media (scripting: none)': { gridColumn: '1 / -1 !important' } };
// If the drawing has a column of its own, the headline and the values stay in the second column, even without script.
const besideDrawing = { [SPACIOUS]: { gridColumn: '2 !important' } };
const headlineArea = css(wideWithoutScript, besideDrawing, {
  [ROOMY]: { gridRow: 2, gridColumn: 2 },
});
const controlsArea = css({
  [ROOMY]: { gridRow: '2 / 4', gridColumn: 1 },
  [SPACIOUS]: { gridRow: 1, gridColumn: 2 },
});
const valuesArea = css(wideWithoutScript, besideDrawing, {
  [ROOMY]: { gridRow: 3, gridColumn: 2 },
});

export interface FigureLayoutProps extends Omit<FigureShellProps, 'children'> {
  readonly drawing: ReactNode;
  /** The key numbers of the figure. */
  readonly headline?: ReactNode;
  readonly values?: ReactNode;
  readonly controls?: ReactNode;
  /** A button that checks the values. */
  readonly check?: ReactNode;
  /**
   * Why a field is invalid. While it's set, no result is shown, because the last result belongs to an earlier input.
   */
  readonly problem?: string | undefined;
}

/** The frame of the interactive figures: a drawing, its values and its controls. */
export function FigureLayout(props: FigureLayoutProps) {
  const { drawing, headline, values, controls, check, problem, ...shell } = props;
  const hidden = problem !== undefined && withheld;
  const isSplit = Boolean(headline ?? controls ?? values);
  const summary = problem === undefined ? shell.summary : `No result. ${problem}`;
  return (
    <FigureShell {...shell} summary={summary}>
      <div css={[body, isSplit && rows]}>
        <div css={[drawingArea, isSplit && drawingBeside, hidden]}>{drawing}</div>
        {hidden && <p css={noResult}>No result. Correct the marked field.</p>}
        {headline && <div css={[headlineArea, hidden]}>{headline}</div>}
        {controls && <div css={[controlsArea, needsScript]}>{controls}</div>}
        {values && <div css={[valuesArea, hidden]}>{values}</div>}
      </div>
      {check && <div css={[needsScript, hidden]}>{check}</div>}
    </FigureShell>
  );
}
