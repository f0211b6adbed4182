/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { token0Fill, token1Fill } from './figure-styles';
import { amountTable, swatch } from './table-styles';
import { CURRENT } from './names';

// Numbers stay on one line, so that the height of a row doesn't change with its numbers.
const table = css(amountTable, {
  '& th, & td': { overflowWrap: 'inherit', whiteSpace: 'nowrap' },
  '& th:first-of-type': { width: 'auto', whiteSpace: 'normal' },
  '& th:nth-of-type(2)': { width: 68 },
  '& th:nth-of-type(3)': { width: 66 },
  '& th:nth-of-type(4)': { width: 80 },
  // Narrower columns and wrapping headings, for a 320 px window that may lose some width to a scrollbar.
  '@container (max-width: 18.75rem)': {
    width: 'calc(100% + var(--space-2))',
    marginInline: 'calc(-1 * var(--space-1))',
    '& th + *, & td': { paddingInlineStart: 'var(--space-1)' },
    '& th:nth-of-type(2), & th:nth-of-type(3), & th:nth-of-type(4)': {
      width: 64,
      whiteSpace: 'normal',
    },
  },
});

export interface TokenTableRow {
  readonly name: string;
  readonly weth: string;
  readonly usdc: string;
  readonly last: string;
  readonly current?: boolean;
}

interface TokenTableProps {
  readonly label: string;
  readonly lastHeading: string;
  readonly rows: readonly TokenTableRow[];
}

/** A table of token amounts, with a row for each case. Its headings are the legend for the fills of the drawing. */
export function TokenTable({ label, lastHeading, rows }: TokenTableProps) {
  return (
    <table css={table}>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">
            <span css={[swatch, token0Fill]} />
            WETH
          </th>
          <th scope="col">
            <span css={[swatch, token1Fill]} />
            USDC
          </th>
          <th scope="col">{lastHeading}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} {...{ [CURRENT]: row.current ? '' : undefined }}>
            <th scope="row">{row.name}</th>
            <td>{row.weth}</td>
            <td>{row.usdc}</td>
            <td>{row.last}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
