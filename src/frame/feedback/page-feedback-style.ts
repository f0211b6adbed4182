import type { CSSObject } from '@emotion/react';

/** See `frame/feedback/page-feedback.tsx`. */
export const pageFeedbackStyle: CSSObject = {
  '.page-feedback': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-3) var(--space-6)',
    marginTop: 'var(--space-4)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    '[role="group"]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 'var(--space-2) var(--space-3)',
    },
    'button[aria-pressed="true"]': {
      borderColor: 'var(--accent)',
      background: 'var(--accent-surface)',
    },
    '@media (scripting: none)': { '[role="group"]': { display: 'none' } },
  },
};
