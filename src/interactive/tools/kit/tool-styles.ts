import { ROOMY } from '../../kit/figure-styles';
import { css } from '@emotion/react';

/** Styles of a text input. Its text is at least 16 px on a phone, because phones zoom the page for smaller fields. */
export const entry = css({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  minHeight: 44,
  margin: 0,
  padding: 'var(--space-2) var(--space-3)',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-md)',
  background: 'var(--surface)',
  color: 'var(--text)',
  fontFamily: 'var(--font-mono)',
  fontSize: 'var(--size-md)',
  lineHeight: 1.5,
  [ROOMY]: { fontSize: 'var(--size-sm)' },
  '&[aria-invalid="true"]': { borderColor: 'var(--danger)' },
});

/** Styles of a plain button, which is tall enough for a finger. */
export const toolButton = css({
  minHeight: 44,
  padding: '0 var(--space-3)',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-md)',
  background: 'var(--surface)',
  color: 'var(--text)',
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { borderColor: 'var(--text-muted)' },
  '&[aria-disabled="true"]': {
    borderColor: 'var(--border)',
    color: 'var(--text-muted)',
    cursor: 'default',
  },
});

export const buttonRow = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' });

/** Styles for fields that are side by side if there is space for two. */
export const fieldPair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
  [ROOMY]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** Styles for bytes and numbers, which wrap anywhere so that they never widen the page. */
export const mono = css({
  fontFamily: 'var(--font-mono)',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** Styles of a small heading above a part of a result. */
export const partTitle = css({
  minWidth: 0,
  margin: '0 !important',
  overflowWrap: 'anywhere',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-xs)',
  fontWeight: 560,
});

/** Styles of a row with a small heading and, at its end, a copy button. */
export const titleRow = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 'var(--space-3)',
});
