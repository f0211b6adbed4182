/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { LateComponent } from '../content/late-component';
import { besideStyle, sectionStyle } from './section-style';
import { message } from '../../kit/language/message';

const titleStyle = css({ marginBottom: 'var(--space-3)', fontSize: 'var(--size-2xl)' });
const leadStyle = css({
  maxWidth: '34rem',
  marginBottom: 'var(--space-5)',
  color: 'var(--text-muted)',
  textWrap: 'pretty',
});
/** Stays in sight while the reader moves the figure's controls. */
const wordsStyle = css({
  [media.wide]: {
    position: 'sticky',
    top: 'calc(var(--navbar-height) + var(--space-8))',
    alignSelf: 'start',
    paddingTop: 'var(--space-5)',
  },
});

/** One live figure: where v1 and v3 put the same money to work. */
export function HomeFigure() {
  return (
    <section css={[sectionStyle, besideStyle]} aria-labelledby="liquidity">
      <div css={wordsStyle}>
        <h2 css={titleStyle} id="liquidity">
          {message('One market, two ways to hold liquidity')}
        </h2>
        <p css={leadStyle}>
          {message(
            'A v1 pool spreads liquidity along the whole curve, from zero to infinity. A v3 position puts it between two prices that you choose. Narrow the range and see what that does.',
          )}
        </p>
      </div>
      <LateComponent name="LiquidityComparison" />
    </section>
  );
}
