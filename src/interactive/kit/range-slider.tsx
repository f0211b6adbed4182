/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { PRICE_UNIT } from './figure-numbers';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  columnGap: 'var(--space-3)',
});

const readout = css({
  minWidth: 0,
  textAlign: 'end',
  // Wraps anywhere, because otherwise a number of thirty digits would make the page wider.
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& small': { fontSize: 'var(--size-xs)', color: 'var(--text-muted)' },
});

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  border: '5px solid var(--surface-raised)',
  borderRadius: '50%',
  background: 'var(--thumb)',
  boxShadow: '0 0 0 1.5px var(--thumb)',
} as const;

const track = { height: 2, borderRadius: 1, background: 'var(--border-strong)' } as const;

const input = css({
  gridColumn: '1 / -1',
  appearance: 'none',
  width: '100%',
  height: 44,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  borderRadius: 'var(--radius-sm)',
  '::-webkit-slider-runnable-track': track,
  '::-webkit-slider-thumb': { ...thumb, marginTop: -9 },
  '::-moz-range-track': track,
  '::-moz-range-thumb': thumb,
  '@media (forced-colors: active)': { appearance: 'auto' },
});

const accentThumb = css({ '--thumb': 'var(--accent)' });
const plainThumb = css({ '--thumb': 'var(--text-muted)' });

interface RangeSliderProps {
  readonly id: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** The formatted value, without its unit. */
  readonly text: string;
  /** Unit of the value; USDC per WETH by default. */
  readonly unit?: string;
  /** Remark that replaces the unit, and is announced after the value. */
  readonly note?: string;
  /** Set on the main control of the figure. */
  readonly primary?: boolean;
  readonly onChange: (value: number) => void;
}

/** A labeled native range input with its value in words. */
export function RangeSlider({
  id,
  label,
  text,
  unit = PRICE_UNIT,
  note,
  primary,
  onChange,
  ...range
}: RangeSliderProps) {
  return (
    <div css={row}>
      <label htmlFor={id}>{label}</label>
      <span css={readout} aria-hidden="true">
        {text} <small>{note ?? unit}</small>
      </span>
      <input
        {...range}
        id={id}
        type="range"
        css={[input, primary ? accentThumb : plainThumb]}
        aria-valuetext={`${text} ${unit}${note ? `, ${note}` : ''}`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
