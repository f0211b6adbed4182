import { css } from '@emotion/react';
import { media } from '../../kit/styles/tokens';

/** A band of the home page. Its edges are those of the bar's row and of the footer: nothing stands further left. */
export const sectionStyle = css({
  marginInline: 'var(--space-6)',
  paddingBlock: 'var(--space-8)',
  [media.mobile]: { marginInline: 'var(--space-4)', paddingBlock: 'var(--space-6)' },
});

/** Words beside what they are about, where there is room; the columns of all bands stand in line. */
export const besideStyle = css({
  [media.wide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 34rem) minmax(0, 1fr)',
    columnGap: 'var(--space-16)',
  },
});
