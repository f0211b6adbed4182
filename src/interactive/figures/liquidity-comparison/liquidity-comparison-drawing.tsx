/** @jsxImportSource @emotion/react */
import { drawingBase, ROOMY } from '../../kit/figure-styles';
import { css } from '@emotion/react';
import { formatUsdc, formatWeth } from '../../kit/figure-numbers';
import { ContourField, contours, levelCurve, line } from '../level-curves';
import type { ComparisonDescription } from './liquidity-comparison-state';
import { percent } from '../../kit/log-scale';
import { STRONG } from '../../kit/names';

/** Largest value on each axis, as a multiple of v1's reserve at the entry price. */
const EXTENT = 2;

const drawing = css({
  height: 300,
  [ROOMY]: { height: 380 },
});

const padded = css({ padding: '20px 0 24px 48px' });

const CONTOURS = contours(
  EXTENT,
  Array.from({ length: 15 }, (_, index) => (index + 1) / 8).filter((level) => level !== 1),
);

const V1_CURVE = levelCurve(EXTENT, 1, 1 / EXTENT, EXTENT);

const x = (reserve: number): string => percent((100 * reserve) / EXTENT);
const y = (reserve: number): string => percent(100 - (100 * reserve) / EXTENT);

function Reserves({ amount, strong }: { readonly amount: number; readonly strong: boolean }) {
  const strokeWidth = strong ? 2 : 1.5;
  return (
    <>
      <line
        x2={x(amount)}
        y1={y(amount)}
        y2={y(amount)}
        stroke="var(--token0)"
        {...{ strokeWidth }}
      />
      <line
        x1={x(amount)}
        x2={x(amount)}
        y1={y(amount)}
        y2="100%"
        stroke="var(--token1)"
        strokeDasharray="5 3"
        {...{ strokeWidth }}
      />
    </>
  );
}

interface LiquidityComparisonDrawingProps {
  readonly summary: string;
  readonly comparison: ComparisonDescription;
}

/** Draws the plane of reserves: v3's curve is an arc of v1's, shifted to the axes by its virtual reserves. */
export function LiquidityComparisonDrawing({
  summary,
  comparison,
}: LiquidityComparisonDrawingProps) {
  const { factor, range, v1, v3 } = comparison;
  const near = 1 / Math.sqrt(factor);
  const far = Math.sqrt(factor);
  const held = 1 - near;
  return (
    <div css={padded}>
      <svg css={[drawingBase, drawing]} role="img" aria-label={summary}>
        <ContourField extent={EXTENT} behind={CONTOURS}>
          <path d={V1_CURVE} stroke="var(--text-muted)" strokeWidth="1.5" {...line} />
          <path
            d={levelCurve(EXTENT, 1, near, far)}
            stroke="var(--text)"
            strokeWidth="3"
            {...line}
          />
          <path
            d={levelCurve(EXTENT, 1, near, far, near)}
            stroke="var(--accent)"
            strokeWidth="3"
            {...line}
          />
        </ContourField>
        {[near, 1, far].map((reserve) => (
          <line
            key={reserve}
            x1={x(reserve)}
            y1={y(1 / reserve)}
            x2={x(reserve - near)}
            y2={y(1 / reserve - near)}
            stroke="var(--text-muted)"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeDasharray="0.1 5"
          />
        ))}
        <Reserves amount={1} strong={false} />
        <Reserves amount={held} strong />
        <line x2="100%" y1="100%" y2="100%" stroke="var(--border-strong)" />
        <line y2="100%" stroke="var(--border-strong)" />
        <circle cx={x(1)} cy={y(1)} r="4.5" fill="var(--text)" />
        <circle cx={x(held)} cy={y(held)} r="4.5" fill="var(--accent)" />
        <text x={x(0.54)} y={y(1.88)} dx="4" {...{ [STRONG]: '' }}>
          v1: x · y = k
        </text>
        <text x={x(held)} y={y(held)} dx="12" dy="5" {...{ [STRONG]: '' }}>
          v3
        </text>
        <text x={x(near)} y={y(far)} dx="4" dy="-17">
          at {formatUsdc(range.upper)}
        </text>
        <text x={x(far)} y={y(near)} dx="12" dy="-3">
          at {formatUsdc(range.lower)}
        </text>
        <text x="-8" y="-8" textAnchor="end">
          USDC
        </text>
        <text x="100%" y="100%" dy="18" textAnchor="end">
          WETH
        </text>
        <text x={x(1)} y="100%" dy="18" textAnchor="middle">
          {formatWeth(v1.amount0)}
        </text>
        <text x={x(held)} y="100%" dy="18" textAnchor="middle">
          {formatWeth(v3.amount0)}
        </text>
        <text x="-8" y={y(1)} dy="4" textAnchor="end">
          {formatUsdc(v1.amount1)}
        </text>
        <text x="-8" y={y(held)} dy="4" textAnchor="end">
          {formatUsdc(v3.amount1)}
        </text>
      </svg>
    </div>
  );
}
