/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import { groupDigits } from '../../../protocol/exact/fraction';
import type { CurveDescription } from './constant-product-state';
import { amountTable } from '../../kit/table-styles';
import { CURRENT } from '../../kit/names';

const spaced = css({ marginBottom: 'var(--space-2)' });

/** Renders a number with its sign in front. Long numbers may break after a comma, but nowhere else. */
function show(value: bigint, sign = ''): ReactNode {
  const groups = `${sign}${groupDigits(value.toString())}`.split(',');
  return groups.map((group, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {index < groups.length - 1 ? `${group},` : group}
    </Fragment>
  ));
}

/** Shows both reserves in base units, before and after a trade. */
export function ReserveTable({ curve }: { readonly curve: CurveDescription }) {
  const { trade } = curve;
  const isSold0 = curve.buy === 'token1';
  return (
    <table css={[amountTable, spaced]}>
      <thead>
        <tr>
          <th scope="col">Reserves</th>
          <th scope="col">token0</th>
          <th scope="col">token1</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">before</th>
          <td>{show(curve.before.reserve0)}</td>
          <td>{show(curve.before.reserve1)}</td>
        </tr>
        <tr>
          <th scope="row">change</th>
          <td>{show(isSold0 ? trade.amountIn : trade.amountOut, isSold0 ? '+' : '−')}</td>
          <td>{show(isSold0 ? trade.amountOut : trade.amountIn, isSold0 ? '−' : '+')}</td>
        </tr>
        <tr {...{ [CURRENT]: '' }}>
          <th scope="row">after</th>
          <td>{show(curve.after.reserve0)}</td>
          <td>{show(curve.after.reserve1)}</td>
        </tr>
      </tbody>
    </table>
  );
}
