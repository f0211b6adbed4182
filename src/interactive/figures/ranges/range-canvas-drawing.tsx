/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useRef } from 'react';
import { token0Fill, token1Fill } from '../../kit/figure-styles';
import { percent } from '../../kit/log-scale';
import { CURRENT } from '../../kit/names';
import { amountTable, swatch } from '../../kit/table-styles';
import { usePlotDrag } from '../../kit/use-plot-drag';
import type { CanvasDescription } from './range-canvas-state';
import { priceScale, RangePositionDrawing } from './range-position-drawing';
import { AXIS } from './range-position-state';

/** Vertical center of the handles, between the top of the drawing and its axis. */
const MIDDLE = 190;

const FULL_RANGE = { heading: 'Liquidity relative to the full range', band: 'full range' };

export type Bound = 'lowerTick' | 'upperTick';

interface RangeCanvasDrawingProps {
  readonly id: string;
  readonly summary: string;
  readonly position: CanvasDescription;
  /** Called when a handle moves to a price, in USDC per WETH. */
  readonly onDrag: (bound: Bound, price: number) => void;
}

/** Draws the liquidity band of a position, with a handle at each bound. */
export function RangeCanvasDrawing({ id, summary, position, onDrag }: RangeCanvasDrawingProps) {
  const plot = useRef<SVGSVGElement>(null);
  const held = useRef<Bound>('upperTick');
  const lower = priceScale(position.range.lower);
  const upper = priceScale(position.range.upper);
  usePlotDrag(plot, ({ x, start }) => {
    // A press to the left of the range's middle moves the lower price, and any other press moves the upper price, so
    // the reader can move both even if the handles overlap. The lower price is the upper tick.
    if (start) held.current = x < (lower + upper) / 2 ? 'upperTick' : 'lowerTick';
    onDrag(held.current, AXIS.lower * (AXIS.upper / AXIS.lower) ** (x / 100));
  });
  return (
    <RangePositionDrawing
      id={id}
      summary={summary}
      position={position}
      baseline={FULL_RANGE}
      plot={plot}
    >
      <Handle at={lower} />
      <Handle at={upper} />
    </RangePositionDrawing>
  );
}

function Handle({ at }: { readonly at: number }) {
  return (
    <svg x={percent(at)} y={MIDDLE} overflow="visible">
      <rect
        x="-8"
        y="-16"
        width="16"
        height="32"
        rx="8"
        fill="var(--surface-raised)"
        stroke="var(--text)"
        strokeWidth="2"
      />
      <path d="M-2.5 -6V6M2.5 -6V6" stroke="var(--text)" strokeWidth="1.5" />
    </svg>
  );
}

const spaced = css({ marginBottom: 'var(--space-2)' });

interface MintTableProps {
  readonly rows: readonly (readonly [name: string, usdc: string, weth: string])[];
}

/** A table of USDC and WETH amounts. Its headings are the legend for the fills of the drawing. */
export function MintTable({ rows }: MintTableProps) {
  return (
    <table css={[amountTable, spaced]}>
      <thead>
        <tr>
          <th scope="col">Amounts</th>
          <th scope="col">
            <span css={[swatch, token1Fill]} />
            USDC
          </th>
          <th scope="col">
            <span css={[swatch, token0Fill]} />
            WETH
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, usdc, weth]) => (
          <tr key={name} {...{ [CURRENT]: name === 'used' ? '' : undefined }}>
            <th scope="row">{name}</th>
            <td>{usdc}</td>
            <td>{weth}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
