import type { CSSObject } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { COPIED, HEADING_LINK } from './names';

/** The sign after a heading that links to it. */
export const headingLinkStyle: CSSObject = {
  [`.${HEADING_LINK}`]: {
    marginInlineStart: '0.35em',
    color: 'var(--text-muted)',
    fontWeight: 400,
    textDecoration: 'none',
    opacity: 0,
    transition: 'opacity var(--motion-fast)',
    [`&:focus-visible, &[${COPIED}]`]: { opacity: 1 },
    [`&[${COPIED}]::after`]: { content: '" copied"', fontSize: 'var(--size-xs)', letterSpacing: 0 },
    [media.print]: { display: 'none' },
  },
  [`& :is(h2, h3, h4, h5, h6):hover > .${HEADING_LINK}`]: { opacity: 1 },
};
