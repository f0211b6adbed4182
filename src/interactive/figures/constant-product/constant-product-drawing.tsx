/** @jsxImportSource @emotion/react */
import { drawingBase, ROOMY } from '../../kit/figure-styles';
import { css } from '@emotion/react';
import { useRef } from 'react';
import { shortInteger as short } from '../exact-numbers';
import { ContourField, contours, levelCurve, line } from '../level-curves';
import type { CurveDescription } from './constant-product-state';
import { percent } from '../../kit/log-scale';
import { usePlotDrag } from '../../kit/use-plot-drag';
import { STRONG } from '../../kit/names';

/** Largest value on each axis, as a multiple of the reserve before the trade. */
const EXTENT = 2.2;

const drawing = css({
  height: 300,
  touchAction: 'pan-y',
  cursor: 'ew-resize',
  [ROOMY]: { height: 380 },
});

const padded = css({ padding: '20px 0 40px 72px' });

const CONTOURS = contours(EXTENT, [0.25, 0.5, 0.75, 1.25, 1.5, 1.75, 2]);
const CURVE = levelCurve(EXTENT, 1, 1 / EXTENT, EXTENT);

const clamp = (value: number): number => Math.min(Math.max(value, 0), EXTENT);
const x = (reserve: number): string => percent((100 * clamp(reserve)) / EXTENT);
const y = (reserve: number): string => percent(100 - (100 * clamp(reserve)) / EXTENT);

const stroke0 = { stroke: 'var(--token0)', strokeWidth: 3 } as const;
const stroke1 = { stroke: 'var(--token1)', strokeWidth: 3, strokeDasharray: '5 3' } as const;

/** Distance in axis units below which labels would overlap. */
const APART = 0.12;

interface ConstantProductDrawingProps {
  readonly summary: string;
  readonly curve: CurveDescription;
  readonly sell: 'token0' | 'token1';
  /**
   * Called when the pointer is dragged, with the reserve of token0 at its position, as a multiple of the reserve before
   * the trade.
   */
  readonly onDrag: (multiple: number) => void;
}

/**
 * Draws the trade as a step on the curve x · y = k: first along the input token's axis, then along the output token's.
 */
export function ConstantProductDrawing({
  summary,
  curve,
  sell,
  onDrag,
}: ConstantProductDrawingProps) {
  const plot = useRef<SVGSVGElement>(null);
  usePlotDrag(plot, (point) => onDrag((point.x / 100) * EXTENT));
  const { place, before, after } = curve;
  const [level0, level1] = sell === 'token0' ? [1, place.x] : [place.y, 1];
  // The amounts of a small trade have no labels, because their lines are too short.
  const isLong = Math.abs(place.x - 1) > APART;
  const isAtEdge = place.x > 0.85 * EXTENT;
  const near0 = Math.abs(place.x - 1) < 6.5 * APART;
  const near1 = Math.abs(place.y - 1) < APART;
  return (
    <div css={padded}>
      <svg ref={plot} css={[drawingBase, drawing]} role="img" aria-label={summary}>
        <ContourField extent={EXTENT} behind={CONTOURS}>
          <path d={CURVE} stroke="var(--text)" strokeWidth="2" {...line} />
        </ContourField>
        <line x2="100%" y1="100%" y2="100%" stroke="var(--border-strong)" />
        <line y2="100%" stroke="var(--border-strong)" />
        <Guides px={1} py={1} />
        <Guides px={place.x} py={place.y} />
        <line
          x1={x(1)}
          y1={y(1)}
          x2={x(place.x)}
          y2={y(place.y)}
          stroke="var(--text-muted)"
          strokeWidth="1.5"
        />
        <line x1={x(1)} x2={x(place.x)} y1={y(level0)} y2={y(level0)} {...stroke0} />
        <line x1={x(level1)} x2={x(level1)} y1={y(1)} y2={y(place.y)} {...stroke1} />
        <circle cx={x(1)} cy={y(1)} r="5" fill="var(--text)" />
        <circle
          cx={x(place.x)}
          cy={y(place.y)}
          r="8"
          fill="var(--accent)"
          stroke="var(--surface-raised)"
          strokeWidth="2"
        />
        {isLong && (
          <>
            <text
              x={x((1 + clamp(place.x)) / 2)}
              y={y(level0)}
              dy="-9"
              textAnchor="middle"
              {...{ [STRONG]: '' }}
            >
              {sell === 'token0' ? 'in' : 'out'}
            </text>
            <text
              x={x(level1)}
              y={y((1 + clamp(place.y)) / 2)}
              dx={isAtEdge ? -10 : 10}
              dy="4"
              textAnchor={isAtEdge ? 'end' : 'start'}
              {...{ [STRONG]: '' }}
            >
              {sell === 'token0' ? 'out' : 'in'}
            </text>
          </>
        )}
        <text x={x(EXTENT / 2.1)} y={y(2.08)} {...{ [STRONG]: '' }}>
          x · y = k
        </text>
        <text x="-64" y="-8">
          token1 (y)
        </text>
        <text x="100%" y="100%" dy="36" textAnchor="end">
          token0 (x)
        </text>
        {!near0 && (
          <text x={x(1)} y="100%" dy="18" textAnchor="middle">
            {short(before.reserve0)}
          </text>
        )}
        <text
          x={x(place.x)}
          y="100%"
          dy="18"
          textAnchor={isAtEdge ? 'end' : 'middle'}
          {...{ [STRONG]: '' }}
        >
          {short(after.reserve0)}
        </text>
        {!near1 && (
          <text x="-8" y={y(1)} dy="4" textAnchor="end">
            {short(before.reserve1)}
          </text>
        )}
        <text x="-8" y={y(place.y)} dy="4" textAnchor="end" {...{ [STRONG]: '' }}>
          {short(after.reserve1)}
        </text>
      </svg>
    </div>
  );
}

/** Draws thin lines from a point on the curve to both axes. */
function Guides({ px, py }: { readonly px: number; readonly py: number }) {
  return (
    <g stroke="var(--border-strong)" strokeDasharray="1 4">
      <line x1={x(px)} x2={x(px)} y1={y(py)} y2="100%" />
      <line x2={x(px)} y1={y(py)} y2={y(py)} />
    </g>
  );
}
