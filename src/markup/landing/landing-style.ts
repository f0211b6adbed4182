import type { CSSObject } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { LANDING, LANDING_BADGE, TASK_CARDS } from './names';

/** The class is repeated so that its styles take precedence over those of lists and links in the text. */
const cards = `.${TASK_CARDS}.${TASK_CARDS}`;

/** Styles of `<Landing>`, and of the task links on the home page. */
export const landingStyle: CSSObject = {
  [cards]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 'var(--space-6)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-5)' },
    li: { margin: 0, padding: 0 },
    a: {
      display: 'block',
      height: '100%',
      paddingTop: 'var(--space-3)',
      borderTop: '1px solid var(--border-strong)',
      color: 'var(--text-muted)',
      fontSize: 'var(--size-sm)',
      lineHeight: 1.55,
      textDecoration: 'none',
      '&:hover': { borderColor: 'var(--accent)' },
    },
    strong: {
      display: 'block',
      marginBottom: 'var(--space-1)',
      color: 'var(--text)',
      fontSize: 'var(--size-md)',
      lineHeight: 1.35,
      '&::after': { content: '" →" / ""', color: 'var(--accent)', fontWeight: 400 },
    },
  },
  [`.${LANDING}`]: {
    marginBottom: 'var(--space-10)',
    // The drawing is behind the title and the lead, which are siblings of this element in the article.
    '& > svg': {
      position: 'absolute',
      zIndex: -1,
      top: 'calc(-1 * var(--space-8))',
      insetInlineEnd: 0,
      width: '55%',
      height: '15rem',
      // On a phone the title takes the full width, so the drawing ends above it.
      [media.mobile]: { top: 'calc(-1 * var(--space-5))', height: '4.25rem' },
      color: 'var(--border-strong)',
      maskImage: 'linear-gradient(to right, transparent, black)',
      [media.forcedColors]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
    '& > p': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 'var(--space-2)',
      margin: '0 0 var(--space-5)',
    },
  },
  // Keeps the lead clear of the drawing. Browsers without `:has()` show the lead over it.
  [`.article-text:has(.${LANDING}) .article-lead`]: { [media.desktop]: { maxWidth: '27rem' } },
  [`.${LANDING_BADGE}`]: {
    padding: '0.1em 0.6em',
    border: '1px solid var(--border)',
    borderRadius: '1em',
    background: 'var(--surface-raised)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-xs)',
    '&:first-of-type': { borderColor: 'var(--accent)', color: 'var(--accent)', fontWeight: 600 },
  },
};
