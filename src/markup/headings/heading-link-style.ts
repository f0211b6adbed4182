import type { CSSObject } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { COPIED, HEADING, HEADING_LINK } from './names';

/** Styles of a heading and of the link to it. */
export const headingLinkStyle: CSSObject = {
  [`.${HEADING}`]: { lineHeight: 1.2, letterSpacing: '-0.015em', textWrap: 'balance' },
  [`.${HEADING} > :not(a)`]: { display: 'inline', margin: 0 },
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
  [`.${HEADING}:hover > .${HEADING_LINK}`]: { opacity: 1 },
};
