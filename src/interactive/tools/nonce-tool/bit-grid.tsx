/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { describeBits, isUsed, WORD_BITS } from '../../../protocol/calldata/unordered-nonce';
import { CURRENT } from '../../kit/names';

const ROW = 16;

const grid = css({
  display: 'grid',
  gridTemplateColumns: `2.2em repeat(${ROW}, minmax(0, 1fr))`,
  gap: 3,
  maxWidth: 460,
  color: 'var(--text-muted)',
  fontSize: 'var(--size-xs)',
  fontVariantNumeric: 'tabular-nums',
  forcedColorAdjust: 'none',
});

/** Attributes of a used bit and of a bit to be canceled. */
const USED = 'data-used';
const CANCEL = 'data-cancel';

const rowHead = css({ alignSelf: 'center', textAlign: 'end', paddingInlineEnd: 'var(--space-1)' });

const cell = css({
  aspectRatio: '1',
  border: '1px solid var(--border-strong)',
  borderRadius: 3,
  background: 'var(--surface)',
  [`&[${USED}]`]: { borderColor: 'var(--note)', background: 'var(--note)' },
  [`&[${CANCEL}]:not([${USED}])`]: {
    borderColor: 'var(--danger)',
    background:
      'linear-gradient(135deg, var(--danger) 20%, transparent 20% 50%, var(--danger) 50% 70%, transparent 70%) 0 0 / 7px 7px, var(--surface)',
  },
  [`&[${CURRENT}]`]: { outline: '2px solid var(--accent)', outlineOffset: 1 },
});

const key = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) var(--space-4)',
  margin: 'var(--space-2) 0 0 !important',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-xs)',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 'var(--space-2)' },
  '& i': { display: 'inline-block', width: 14 },
});

interface BitGridProps {
  readonly bitmap: bigint;
  readonly bit: number;
  readonly mask: bigint;
}

/**
 * Shows the 256 bits of a word, lowest first. Its label lists the used bits, the nonce's bit and the bits to cancel.
 */
export function BitGrid({ bitmap, bit, mask }: BitGridProps) {
  const words =
    `256 bits. Used: ${describeBits(bitmap)}. Bit of the nonce: ${bit}. ` +
    `To cancel: ${describeBits(mask)}.`;
  const rows = Array.from({ length: WORD_BITS / ROW }, (_, row) => row * ROW);
  return (
    <div>
      <div css={grid} role="img" aria-label={words}>
        {rows.flatMap((first) => [
          <span key={`row-${first}`} css={rowHead}>
            {first}
          </span>,
          ...Array.from({ length: ROW }, (_, column) => {
            const at = first + column;
            return (
              <span
                key={at}
                css={cell}
                {...{
                  [USED]: isUsed(bitmap, at) ? '' : undefined,
                  [CANCEL]: isUsed(mask, at) ? '' : undefined,
                  [CURRENT]: at === bit ? '' : undefined,
                }}
              />
            );
          }),
        ])}
      </div>
      <p css={key} aria-hidden="true">
        <span>
          <i css={cell} {...{ [USED]: '' }} /> used
        </span>
        <span>
          <i css={cell} /> free
        </span>
        <span>
          <i css={cell} {...{ [CANCEL]: '' }} /> to cancel
        </span>
        <span>
          <i css={cell} {...{ [CURRENT]: '' }} /> the nonce
        </span>
      </p>
    </div>
  );
}
