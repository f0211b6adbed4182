/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode, Ref } from 'react';
import { formatFactor, formatPrice } from '../../kit/figure-numbers';
import { drawingBase } from '../../kit/figure-styles';
import { HatchPattern } from '../../kit/hatch-pattern';
import { logScale, percent } from '../../kit/log-scale';
import { AXIS, type PositionDescription } from './range-position-state';
import { STRONG } from '../../kit/names';

const TOP = 54;
const BASE = 226;
const AXIS_PRICES = [1_000, 1_500, 2_000, 3_000, 4_000];
const AXIS_DEPTHS = [1, 10, 100];
const V1 = { heading: 'Depth relative to v1', band: 'v1, all prices' };

const drawing = css({ height: 272 });
const grabbable = css({ touchAction: 'pan-y', cursor: 'ew-resize' });

// Space for the depth labels.
const padded = css({ paddingInlineStart: 40 });

/** Returns the position of a price on the axis, in percent. */
export const priceScale = logScale(AXIS.lower, AXIS.upper);

const place = priceScale;
const depthPlace = logScale(0.5, 800);
const depthY = (depth: number): number =>
  Number((BASE - ((BASE - TOP) * depthPlace(depth)) / 100).toFixed(1));

/**
 * Returns the alignment of a label. Labels near an end of the axis extend inward, so that they stay inside the frame.
 */
function anchorAt(place_: number): 'start' | 'middle' | 'end' {
  if (place_ < 4) return 'start';
  return place_ > 96 ? 'end' : 'middle';
}

interface RangePositionDrawingProps {
  readonly id: string;
  readonly summary: string;
  readonly position: Pick<PositionDescription, 'range' | 'price' | 'efficiency'>;
  /** The depth to compare with, drawn as a low band over all prices. */
  readonly baseline?: { readonly heading: string; readonly band: string };
  /** Price at which the deposit was made, marked on the axis. */
  readonly deposit?: number;
  /** Ref to the SVG element, which receives pointer input. */
  readonly plot?: Ref<SVGSVGElement>;
  readonly children?: ReactNode;
}

/**
 * Draws the depth of a position against the price, on logarithmic scales. The position provides USDC below the current
 * price and WETH above it, so the band is hatched (USDC) left of the price and plain (WETH) right of it.
 */
export function RangePositionDrawing({
  id,
  summary,
  position,
  baseline = V1,
  deposit,
  plot,
  children,
}: RangePositionDrawingProps) {
  const lower = place(position.range.lower);
  const upper = place(position.range.upper);
  const price = place(position.price);
  const split = Math.min(Math.max(price, lower), upper);
  const middle = Math.min(Math.max((lower + upper) / 2, 18), 82);
  const top = depthY(position.efficiency);
  const hatch = `${id}-hatch`;
  const band = { y: top, height: BASE - top };
  return (
    <div css={padded}>
      <svg
        ref={plot}
        css={[drawingBase, drawing, plot && grabbable]}
        role="img"
        aria-label={summary}
      >
        <HatchPattern id={hatch} />
        <text x="-40" y="12">
          {baseline.heading}
        </text>
        <rect
          width="100%"
          y={depthY(1)}
          height={BASE - depthY(1)}
          fill="var(--border)"
          fillOpacity="0.5"
        />
        <text x="100%" y={depthY(1) - 5} textAnchor="end">
          {baseline.band}
        </text>
        {AXIS_DEPTHS.map((depth) => (
          <g key={depth}>
            <line x2="100%" y1={depthY(depth)} y2={depthY(depth)} stroke="var(--border)" />
            <text x="-8" y={depthY(depth) + 4} textAnchor="end">
              {depth}×
            </text>
          </g>
        ))}
        <rect
          x={percent(lower)}
          width={percent(split - lower)}
          {...band}
          fill={`url(#${hatch})`}
          stroke="var(--token1)"
          strokeDasharray="5 3"
        />
        <rect
          x={percent(split)}
          width={percent(upper - split)}
          {...band}
          fill="var(--token0-surface)"
          stroke="var(--token0)"
        />
        <line x2="100%" y1={BASE} y2={BASE} stroke="var(--border-strong)" />
        {AXIS_PRICES.map((value) => (
          <g key={value}>
            <line
              x1={percent(place(value))}
              x2={percent(place(value))}
              y1={BASE}
              y2={BASE + 5}
              stroke="var(--border-strong)"
            />
            <text x={percent(place(value))} y={BASE + 20} textAnchor={anchorAt(place(value))}>
              {formatPrice(value)}
            </text>
          </g>
        ))}
        <text x="50%" y={BASE + 40} textAnchor="middle">
          USDC per WETH{deposit !== undefined && ' (● deposit)'}
        </text>
        {deposit !== undefined && (
          <circle cx={percent(place(deposit))} cy={BASE} r="4" fill="var(--text-muted)" />
        )}
        <line
          x1={percent(price)}
          x2={percent(price)}
          y1="38"
          y2={BASE}
          stroke="var(--accent)"
          strokeWidth="2"
        />
        <text x={percent(price)} y="32" textAnchor={anchorAt(price)} {...{ [STRONG]: '' }}>
          {formatPrice(position.price)}
        </text>
        <text x={percent(middle)} y={top - 8} textAnchor="middle" {...{ [STRONG]: '' }}>
          {formatFactor(position.efficiency)}
        </text>
        {children}
      </svg>
    </div>
  );
}
