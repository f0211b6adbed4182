import { css } from '@emotion/react';
import { media } from '../../kit/styles/tokens';

/** A band of the home page: as wide as the hero's text. */
export const sectionStyle = css({
  maxWidth: '75rem',
  marginInline: 'auto',
  padding: 'var(--space-8)',
  [media.mobile]: { padding: 'var(--space-6) var(--space-4)' },
});
