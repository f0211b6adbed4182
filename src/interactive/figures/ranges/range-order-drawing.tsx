/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { convertedFraction } from '../../../protocol/liquidity/range-order';
import { formatPrice, formatShare } from '../../kit/figure-numbers';
import { drawingBase } from '../../kit/figure-styles';
import { HatchPattern } from '../../kit/hatch-pattern';
import { logScale, percent } from '../../kit/log-scale';
import { ORDER_AXIS, ORDER_RANGE, type OrderDescription } from './range-order-state';
import { ON, STRONG } from '../../kit/names';

const TOP = 32;
const BASE = 212;

const drawing = css({ height: 256 });

const place = logScale(ORDER_AXIS.lower, ORDER_AXIS.upper);
const lower = place(ORDER_RANGE.lower);
const upper = place(ORDER_RANGE.upper);

/** Points of the curve that shows the share sold at each price, in a unit square whose origin is at the top left. */
const CURVE = Array.from({ length: 25 }, (_, index) => {
  const price = ORDER_RANGE.lower * (ORDER_RANGE.upper / ORDER_RANGE.lower) ** (index / 24);
  const x = place(price) / 100;
  return `${x.toFixed(4)} ${(1 - convertedFraction(ORDER_RANGE, price)).toFixed(4)}`;
}).join('L');

interface RangeOrderDrawingProps {
  readonly id: string;
  readonly summary: string;
  readonly order: OrderDescription;
}

/** Draws the share of the order that is sold at each price. WETH is above the curve, USDC below it. */
export function RangeOrderDrawing({ id, summary, order }: RangeOrderDrawingProps) {
  const at = place(order.price);
  const y = BASE - (BASE - TOP) * order.fraction;
  const plot = { y: TOP, width: '100%', height: BASE - TOP };
  return (
    <svg css={[drawingBase, drawing]} role="img" aria-label={summary}>
      <HatchPattern id={`${id}-hatch`} />
      <clipPath id={`${id}-sold`} clipPathUnits="objectBoundingBox">
        <path d={`M0 1L${CURVE}L1 0V1Z`} />
      </clipPath>
      <rect {...plot} fill="var(--token0-surface)" />
      <rect {...plot} fill="var(--surface-raised)" clipPath={`url(#${id}-sold)`} />
      <rect {...plot} fill={`url(#${id}-hatch)`} clipPath={`url(#${id}-sold)`} />
      <svg {...plot} viewBox="0 0 1 1" preserveAspectRatio="none">
        <path
          d={`M0 1L${CURVE}L1 0`}
          fill="none"
          stroke="var(--text)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <text x="10" y={TOP + 22} {...{ [STRONG]: '', [ON]: 'token0' }}>
        WETH, unsold
      </text>
      <text x="100%" dx="-12" y={BASE - 14} textAnchor="end" {...{ [STRONG]: '', [ON]: 'token1' }}>
        USDC, received
      </text>
      {[ORDER_RANGE.lower, ORDER_RANGE.upper].map((bound) => (
        <g key={bound}>
          <line
            x1={percent(place(bound))}
            x2={percent(place(bound))}
            y1={BASE}
            y2={BASE + 6}
            stroke="var(--border-strong)"
          />
          <text x={percent(place(bound))} y={BASE + 22} textAnchor="middle">
            {formatPrice(bound)}
          </text>
        </g>
      ))}
      <text x={percent((lower + upper) / 2)} y={BASE + 40} textAnchor="middle">
        USDC per WETH
      </text>
      <line
        x1={percent(at)}
        x2={percent(at)}
        y1="20"
        y2={BASE}
        stroke="var(--accent)"
        strokeWidth="2"
      />
      <circle
        cx={percent(at)}
        cy={y.toFixed(1)}
        r="5"
        fill="var(--accent)"
        stroke="var(--surface-raised)"
        strokeWidth="2"
      />
      <text
        x={percent(Math.min(Math.max(at, 18), 82))}
        y="14"
        textAnchor="middle"
        {...{ [STRONG]: '' }}
      >
        {formatPrice(order.price)}: {formatShare(order.fraction)} sold
      </text>
    </svg>
  );
}
