import { ROOMY } from '../../kit/figure-styles';
import { css } from '@emotion/react';

/** A text input: at least 16 px on a phone, because the page zooms into smaller fields. */
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

/** A plain button, tall enough for a finger. */
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

/** Fields side by side where two fit. */
export const fieldPair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
  [ROOMY]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** Bytes and numbers, which can break anywhere so that they never widen the page. */
export const mono = css({
  fontFamily: 'var(--font-mono)',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** A small heading above a part of a result. */
export const partTitle = css({
  minWidth: 0,
  margin: '0 !important',
  overflowWrap: 'anywhere',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-xs)',
  fontWeight: 560,
});

/** A small heading with a copy button at its end. */
export const titleRow = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 'var(--space-3)',
});
