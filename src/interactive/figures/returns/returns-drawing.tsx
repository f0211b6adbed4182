/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useRef } from 'react';
import {
  divergenceLoss,
  returnAgainstHolding,
} from '../../../protocol/liquidity/pool-share-returns';
import { formatChange, formatRatio } from '../../kit/figure-numbers';
import { drawingBase } from '../../kit/figure-styles';
import { logScale, percent } from '../../kit/log-scale';
import { MOST_RATIO, type ReturnsDescription } from './returns-state';
import { usePlotDrag } from '../../kit/use-plot-drag';
import { STRONG } from '../../kit/names';

/** Top and bottom of the drawing: gain and loss as a share of the value of holding the tokens. */
const TOP = 0.2;
const BOTTOM = -0.3;
const LEVELS = [0.1, -0.1, -0.2];
const RATIOS = [0.25, 0.5, 1, 2, 4];

const drawing = css({
  height: 260,
  touchAction: 'pan-y',
  cursor: 'ew-resize',
});

const padded = css({ padding: '48px 0 44px 48px' });

const place = logScale(1 / MOST_RATIO, MOST_RATIO);
const height = (share: number): number =>
  (100 * (TOP - Math.min(Math.max(share, BOTTOM), TOP))) / (TOP - BOTTOM);
const y = (share: number): string => percent(height(share));

const SAMPLES = Array.from({ length: 81 }, (_, index) => MOST_RATIO ** ((index - 40) / 40));

/** Returns the path of a curve in a 100 by 100 view box. The view box clips the parts outside it. */
const curve = (at: (ratio: number) => number): string =>
  SAMPLES.map((ratio) => {
    const level = (100 * (TOP - at(ratio))) / (TOP - BOTTOM);
    return `${place(ratio).toFixed(2)} ${level.toFixed(2)}`;
  }).join('L');

const LOSS = curve(divergenceLoss);

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

interface ReturnsDrawingProps {
  readonly summary: string;
  readonly returns: ReturnsDescription;
  readonly onDrag: (ratio: number) => void;
}

/** Draws the value of a pool share relative to holding its tokens, with and without fees, for each change in price. */
export function ReturnsDrawing({ summary, returns, onDrag }: ReturnsDrawingProps) {
  const plot = useRef<SVGSVGElement>(null);
  usePlotDrag(plot, ({ x }) => onDrag(MOST_RATIO ** (x / 50 - 1)));
  const { ratio, growth, loss, total, breakEven } = returns;
  const at = place(ratio);
  const inwards =
    at > 50 ? ({ dx: -8, textAnchor: 'end' } as const) : ({ dx: 8, textAnchor: 'start' } as const);
  return (
    <div css={padded}>
      <svg ref={plot} css={[drawingBase, drawing]} role="img" aria-label={summary}>
        <rect
          x={percent(place(breakEven.fall))}
          width={percent(place(breakEven.rise) - place(breakEven.fall))}
          height="100%"
          fill="var(--accent-surface)"
        />
        {LEVELS.map((level) => (
          <g key={level}>
            <line x2="100%" y1={y(level)} y2={y(level)} stroke="var(--border)" />
            <text x="-8" y={y(level)} dy="4" textAnchor="end">
              {formatChange(level).replace('.00', '')}
            </text>
          </g>
        ))}
        <line x2="100%" y1={y(0)} y2={y(0)} stroke="var(--border-strong)" strokeWidth="2" />
        <text x="-8" y={y(0)} dy="4" textAnchor="end">
          0%
        </text>
        <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path
            d={`M${LOSS}`}
            stroke="var(--text-muted)"
            strokeWidth="2"
            strokeDasharray="5 4"
            {...line}
          />
          <path
            d={`M${curve((value) => returnAgainstHolding(value, growth))}`}
            stroke="var(--text)"
            strokeWidth="2.5"
            {...line}
          />
        </svg>
        <line x1={percent(at)} x2={percent(at)} y2="100%" stroke="var(--accent)" strokeWidth="2" />
        <circle cx={percent(at)} cy={y(loss)} r="4.5" fill="var(--text-muted)" />
        <circle
          cx={percent(at)}
          cy={y(total)}
          r="6"
          fill="var(--accent)"
          stroke="var(--surface-raised)"
          strokeWidth="2"
        />
        <text
          x={percent(at)}
          y="-8"
          textAnchor={at > 75 ? 'end' : at < 25 ? 'start' : 'middle'}
          {...{ [STRONG]: '' }}
        >
          with fees {formatChange(total)}
        </text>
        <text x={percent(at)} y="100%" dy="-10" {...inwards}>
          without {formatChange(loss)}
        </text>
        <text x="-48" y="-34">
          Share versus holding
        </text>
        <text x="100%" y={y(0)} dx="-4" dy="-7" textAnchor="end">
          holding
        </text>
        {RATIOS.map((value) => (
          <text key={value} x={percent(place(value))} y="100%" dy="18" textAnchor="middle">
            {formatRatio(value)}
          </text>
        ))}
        <text x="50%" y="100%" dy="38" textAnchor="middle">
          price now / price at the deposit
        </text>
      </svg>
    </div>
  );
}
