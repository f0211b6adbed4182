/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { LateComponent } from '../content/late-component';
import { sectionStyle } from './section-style';
import { message } from '../../kit/language/message';

const titleStyle = css({ marginBottom: 'var(--space-2)', fontSize: 'var(--size-xl)' });
const leadStyle = css({
  maxWidth: '44rem',
  marginBottom: 'var(--space-5)',
  color: 'var(--text-muted)',
});

/** An interactive figure that compares how v1 and v3 use the same amount of liquidity. */
export function HomeFigure() {
  return (
    <section css={sectionStyle} aria-labelledby="liquidity">
      <h2 css={titleStyle} id="liquidity">
        {message('One market, two ways to hold liquidity')}
      </h2>
      <p css={leadStyle}>
        {message(
          'A v1 pool spreads liquidity along the whole curve, from zero to infinity. A v3 position puts it between two prices that you choose. Narrow the range and see what that does.',
        )}
      </p>
      <LateComponent name="LiquidityComparison" />
    </section>
  );
}
