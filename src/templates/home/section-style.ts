import { css } from '@emotion/react';
import { media } from '../../kit/styles/tokens';

/** A band of the home page. Its edges align with those of the top bar and the footer. */
export const sectionStyle = css({
  marginInline: 'var(--space-6)',
  paddingBlock: 'var(--space-8)',
  [media.mobile]: { marginInline: 'var(--space-4)', paddingBlock: 'var(--space-6)' },
});

/** Two columns on wide screens: text, and the content it describes. Their edges align across all bands. */
export const besideStyle = css({
  [media.wide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 34rem) minmax(0, 1fr)',
    columnGap: 'var(--space-16)',
  },
});
