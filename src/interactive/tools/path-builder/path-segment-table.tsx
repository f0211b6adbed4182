/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { symbolOf } from '../../../protocol/calldata/known-tokens';
import { feePercent, type PathSegment } from '../../../protocol/calldata/swap-path';
import { ToneSwatch } from '../kit/hex-segments';
import { mono } from '../kit/tool-styles';

const table = css({
  width: '100%',
  margin: 0,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    minWidth: '0 !important',
    padding: 'var(--space-2) 0',
    paddingInlineStart: 'var(--space-3)',
    border: 0,
    borderTop: '1px solid var(--border)',
    textAlign: 'start',
    verticalAlign: 'baseline',
    fontWeight: 400,
  },
  '& thead th': { borderTop: 0, color: 'var(--text-muted)', fontSize: 'var(--size-xs)' },
  '& tr > :first-of-type': { paddingInlineStart: 0, whiteSpace: 'nowrap' },
  '& tr > :nth-of-type(2)': { whiteSpace: 'nowrap' },
});

/** Shows the parts of a path, with their byte offsets. */
export function PathSegmentTable({ segments }: { readonly segments: readonly PathSegment[] }) {
  return (
    <table css={table}>
      <thead>
        <tr>
          <th scope="col">Bytes</th>
          <th scope="col">Part</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {segments.map(({ kind, offset, hex, value }) => (
          <tr key={offset}>
            <td>
              {offset}–{offset + hex.length / 2 - 2}
            </td>
            <td>
              <ToneSwatch tone={kind} />
              {kind}
            </td>
            <td>
              {typeof value === 'number' ? (
                `${value} (${feePercent(value)})`
              ) : (
                <>
                  {symbolOf(value) !== undefined && <strong>{symbolOf(value)} </strong>}
                  <span css={mono} translate="no">
                    {value}
                  </span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
