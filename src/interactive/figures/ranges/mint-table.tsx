/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { token0Fill, token1Fill } from '../../kit/figure-styles';
import { amountTable, swatch } from '../../kit/table-styles';
import { CURRENT } from '../../kit/names';

const spaced = css({ marginBottom: 'var(--space-2)' });

interface MintTableProps {
  readonly rows: readonly (readonly [name: string, usdc: string, weth: string])[];
}

/** A table of USDC and WETH amounts. Its headings are the legend for the fills of the drawing. */
export function MintTable({ rows }: MintTableProps) {
  return (
    <table css={[amountTable, spaced]}>
      <thead>
        <tr>
          <th scope="col">Amounts</th>
          <th scope="col">
            <span css={[swatch, token1Fill]} />
            USDC
          </th>
          <th scope="col">
            <span css={[swatch, token0Fill]} />
            WETH
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, usdc, weth]) => (
          <tr key={name} {...{ [CURRENT]: name === 'taken' ? '' : undefined }}>
            <th scope="row">{name}</th>
            <td>{usdc}</td>
            <td>{weth}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
