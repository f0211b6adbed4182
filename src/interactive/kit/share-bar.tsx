/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { token0Fill, token1Fill } from './figure-styles';

const bar = css({
  display: 'flex',
  height: 12,
  margin: 'var(--space-1) 0 var(--space-3)',
  borderRadius: 'var(--radius-sm)',
  overflow: 'hidden',
  outline: '1px solid var(--border-strong)',
});

const first = css({ width: 'var(--share)' });
const second = css({ flex: 1 });

/** A bar split between WETH (plain) and USDC (hatched). The number is shown elsewhere as text. */
export function ShareBar({ share0 }: { readonly share0: number }) {
  const style: CSSProperties & { '--share': string } = {
    '--share': `${(share0 * 100).toFixed(2)}%`,
  };
  return (
    <div css={bar} style={style} aria-hidden="true">
      <div css={[token0Fill, first]} />
      <div css={[token1Fill, second]} />
    </div>
  );
}
