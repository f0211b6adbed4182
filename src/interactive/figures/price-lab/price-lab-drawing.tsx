/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { invert, type Fraction } from '../../../protocol/exact/fraction';
import { fitFraction } from '../exact-numbers';
import { formatTick } from '../../kit/figure-numbers';
import { drawingBase } from '../../kit/figure-styles';
import { percent } from '../../kit/log-scale';
import type { PriceDescription } from './describe-price';
import { STRONG } from '../../kit/names';

const AXIS = 62;
const ROWS = { tick: 102, price: 150, inverse: 198 };

const drawing = css({ height: 228 });

/**
 * How many parts the ruler has between two usable ticks, by tick spacing. There is a stroke at every tick for a spacing
 * of 1 or 10, at every tenth tick for 60, and at every twentieth for 200.
 */
const SUBDIVISIONS: Readonly<Record<number, number>> = { 1: 1, 10: 10, 60: 6, 200: 10 };

/**
 * Returns the horizontal position of a place on the scale, in percent. The drawing has four equal columns with a usable
 * tick in the middle of each.
 */
const x = (place: number): number => Math.min(Math.max(12.5 + 25 * place, 0), 100);

/** How many characters fit in a column on a phone. */
const ROOM = 11;

/**
 * Formats a price with enough digits to differ from the prices of the adjacent usable ticks, and few enough to fit.
 * Adjacent prices differ by a factor of 1.0001^spacing.
 */
const shortPrice = (price: Fraction, spacing: number): string =>
  fitFraction(price, spacing === 1 ? 6 : 5, ROOM);

interface PriceLabDrawingProps {
  readonly summary: string;
  readonly price: PriceDescription;
  /** Units of the row of prices and of the row of their reciprocals. */
  readonly units: { readonly price: string; readonly inverse: string };
}

/** Draws the price on a ruler of ticks, between the usable ticks of its fee tier. */
export function PriceLabDrawing({ summary, price, units }: PriceLabDrawingProps) {
  const { scale, place, bounds, nearest, spacing } = price;
  const parts = SUBDIVISIONS[spacing] ?? 1;
  const strokes = Array.from({ length: 4 * parts + 1 }, (_, index) => index / parts - 0.5).filter(
    (at) => at >= bounds.lower && at <= bounds.upper,
  );
  const at = x(place);
  const nearestAt = x(scale.findIndex((mark) => mark?.tick === nearest.tick));
  const [start, end] = [x(bounds.lower), x(bounds.upper)];
  return (
    <svg css={[drawingBase, drawing]} role="img" aria-label={summary}>
      <rect width={percent(start)} y={AXIS - 26} height="52" fill="var(--border)" />
      <rect
        x={percent(end)}
        width={percent(100 - end)}
        y={AXIS - 26}
        height="52"
        fill="var(--border)"
      />
      {[start / 2, (100 + end) / 2]
        .filter((middle) => middle > 12 && middle < 88)
        .map((middle) => (
          <text key={middle} x={percent(middle)} y={AXIS + 4} textAnchor="middle">
            out of bounds
          </text>
        ))}
      <line
        x1={percent(start)}
        x2={percent(end)}
        y1={AXIS}
        y2={AXIS}
        stroke="var(--border-strong)"
      />
      {strokes.map((stroke) => (
        <line
          key={stroke}
          x1={percent(x(stroke))}
          x2={percent(x(stroke))}
          y1={AXIS - 4}
          y2={AXIS + 4}
          stroke="var(--border-strong)"
        />
      ))}
      <line
        x1={percent(Math.min(at, nearestAt))}
        x2={percent(Math.max(at, nearestAt))}
        y1={AXIS}
        y2={AXIS}
        stroke="var(--accent)"
        strokeWidth="4"
      />
      {scale.map((mark, index) => (
        <g key={index}>
          {mark && (
            <>
              <line
                x1={percent(x(index))}
                x2={percent(x(index))}
                y1={AXIS - 14}
                y2={AXIS + 14}
                stroke="var(--text)"
                strokeWidth="2"
              />
              <Label row={ROWS.tick} index={index} strong={mark.tick === nearest.tick}>
                {formatTick(mark.tick)}
              </Label>
              <Label row={ROWS.price} index={index} strong={mark.tick === nearest.tick}>
                {shortPrice(mark.price, spacing)}
              </Label>
              <Label row={ROWS.inverse} index={index} strong={mark.tick === nearest.tick}>
                {shortPrice(invert(mark.price), spacing)}
              </Label>
            </>
          )}
        </g>
      ))}
      <circle
        cx={percent(nearestAt)}
        cy={AXIS}
        r="6"
        fill="var(--surface-raised)"
        stroke="var(--text)"
        strokeWidth="2"
      />
      <line
        x1={percent(at)}
        x2={percent(at)}
        y1="22"
        y2={AXIS + 8}
        stroke="var(--accent)"
        strokeWidth="2"
      />
      <text x={percent(at)} y="14" textAnchor="middle" {...{ [STRONG]: '' }}>
        tick {formatTick(price.tick)}
      </text>
      <text y={ROWS.tick}>Usable ticks</text>
      <text y={ROWS.price}>{units.price}</text>
      <text y={ROWS.inverse}>{units.inverse}</text>
    </svg>
  );
}

interface LabelProps {
  readonly row: number;
  readonly index: number;
  readonly strong: boolean;
  readonly children: string;
}

function Label({ row, index, strong, children }: LabelProps) {
  return (
    <text
      x={percent(x(index))}
      y={row + 19}
      textAnchor="middle"
      {...{ [STRONG]: strong ? '' : undefined }}
    >
      {children}
    </text>
  );
}
