import { css } from '@emotion/react';
import { token0Fill, token1Fill } from './figure-styles';
import { amountTable, swatch } from './table-styles';

const spaced = css({ marginBottom: 'var(--space-2)' });

interface MintTableProps {
  readonly rows: readonly (readonly [name: string, weth: string, usdc: string])[];
}

/** Amounts of WETH and USDC; its heads are the key to the drawing's fills. */
export function MintTable({ rows }: MintTableProps) {
  return (
    <table css={[amountTable, spaced]}>
      <thead>
        <tr>
          <th scope="col">Amounts</th>
          <th scope="col">
            <span css={[swatch, token0Fill]} />
            WETH
          </th>
          <th scope="col">
            <span css={[swatch, token1Fill]} />
            USDC
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, weth, usdc]) => (
          <tr key={name} data-current={name === 'taken' ? '' : undefined}>
            <th scope="row">{name}</th>
            <td>{weth}</td>
            <td>{usdc}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
