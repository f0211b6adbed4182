import type { CSSObject } from '@emotion/react';
import { resultsStyle } from '../results/results-style';
import { searchInputStyle } from '../search-input-style';

/**
 * Styles of the search dialog. `src/build/define-constants.ts` serializes them at build time. No rule may match
 * elements outside the dialog, or the browser would restyle the whole page when search opens.
 */
export const searchDialogStyle: CSSObject = {
  ...resultsStyle,
  '.search-dialog': {
    width: 'min(42rem, 100vw - 2 * var(--space-6))',
    maxWidth: 'none',
    maxHeight: 'min(50rem, 100dvh - 2 * var(--space-12))',
    marginBlockStart: 'var(--space-12)',
    padding: 0,
    overflow: 'hidden',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-lg)',
    background: 'var(--surface)',
    color: 'var(--text)',
    boxShadow: '0 24px 64px oklch(0 0 0 / 0.35)',
    lineHeight: 1.5,
    '&::backdrop': { background: 'oklch(0.12 0.02 258 / 0.62)' },
    '.icon-button': { flex: 'none' },
  },
  '.search-dialog[open]': { display: 'flex' },
  '.search-dialog-frame': {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minWidth: 0,
    '& > :not(.search-dialog-list)': { flex: 'none' },
  },
  '.search-dialog-form': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-3)',
    height: '3.25rem',
    margin: 'var(--space-3)',
    paddingInlineStart: 'var(--space-4)',
    paddingInlineEnd: 'var(--space-2)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-md)',
    background: 'var(--surface-raised)',
    color: 'var(--text-muted)',
    '&:has(input:focus)': { outline: '2px solid var(--accent)', outlineOffset: '-1px' },
    input: {
      ...searchInputStyle,
      // Hide the browser's clear button, because the close button next to the field has the same icon.
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
  '.search-dialog-list': {
    minHeight: 0,
    padding: '0 var(--space-3) var(--space-3)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    overflowWrap: 'anywhere',
    h2: {
      padding: 'var(--space-4) var(--space-2) var(--space-2)',
      color: 'var(--text-muted)',
      fontSize: 'var(--size-xs)',
      fontWeight: 600,
      letterSpacing: 0,
    },
    ul: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'var(--space-1)',
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
    li: { display: 'flex', alignItems: 'center', gap: 'var(--space-1)' },
    mark: { background: 'none', color: 'var(--accent)', fontWeight: 640 },
  },
  '.search-dialog-hit': {
    flex: 1,
    minWidth: 0,
    padding: 'var(--space-2) var(--space-3)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-md)',
    background: 'var(--surface-raised)',
    color: 'var(--text)',
    textDecoration: 'none',
    '&:hover': { borderColor: 'var(--accent)' },
    '&:focus-visible': { outlineOffset: '-2px', background: 'var(--accent-surface)' },
    // Untranslated pages are listed in the default language, so the direction of each text follows its own language.
    span: { display: 'block', unicodeBidi: 'plaintext' },
  },
  // Highlights the hit that Enter opens.
  '.search-dialog-hit[aria-selected="true"], .search-dialog-form:has(input:focus) + .search-dialog-list > section:first-of-type > ul > li:first-of-type > .search-dialog-hit':
    { borderColor: 'var(--accent)', background: 'var(--accent-surface)' },
  '.search-dialog-page': {
    display: 'grid',
    gap: 'var(--space-1)',
    '& > p': {
      padding: 'var(--space-4) var(--space-2) var(--space-1)',
      color: 'var(--text-muted)',
      fontSize: 'var(--size-xs)',
    },
    strong: { marginInlineEnd: 'var(--space-2)', color: 'var(--text)', fontSize: 'var(--size-sm)' },
  },
  '.search-dialog-name': { fontSize: 'var(--size-sm)', fontWeight: 560 },
  '.search-dialog-text': {
    color: 'var(--text-muted)',
    fontSize: 'var(--size-xs)',
    code: { color: 'var(--text)', fontSize: '0.95em' },
  },
  '.search-dialog-nothing': {
    padding: 'var(--space-8) var(--space-4)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    textAlign: 'center',
  },
  '.search-dialog-all': {
    paddingBlockStart: 'var(--space-3)',
    fontSize: 'var(--size-sm)',
    textAlign: 'center',
    a: { display: 'inline-block', padding: 'var(--space-2)' },
  },
  '.search-dialog-key-list': {
    margin: 'var(--space-1) var(--space-2) var(--space-3)',
    fontSize: 'var(--size-sm)',
    // The list takes focus only so that a screen reader reads it, so it needs no outline.
    '&:focus': { outline: 'none' },
    h2: { paddingInline: 0 },
    'div, label': { display: 'flex', gap: 'var(--space-3)', paddingBlock: 'var(--space-1)' },
    div: { alignItems: 'baseline' },
    dt: { display: 'flex', flex: 'none', gap: 'var(--space-1)', width: '7rem' },
    dd: { margin: 0, color: 'var(--text-muted)' },
    kbd: {
      minWidth: '1.5rem',
      paddingInline: 'var(--space-2)',
      border: '1px solid var(--border-strong)',
      borderRadius: 'var(--radius-sm)',
      fontSize: 'var(--size-xs)',
      lineHeight: 1.7,
      whiteSpace: 'nowrap',
    },
    label: { alignItems: 'center', minHeight: '1.75rem', marginBlockStart: 'var(--space-2)' },
    input: {
      flex: 'none',
      width: '1.125rem',
      height: '1.125rem',
      margin: 0,
      accentColor: 'var(--accent)',
    },
  },
  '.search-dialog-keys': {
    span: { float: 'inline-end' },
    padding: 'var(--space-2) var(--space-4)',
    borderTop: '1px solid var(--border)',
    background: 'var(--surface-sunken)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-xs)',
  },
  '@media (max-width: 48em)': {
    '.search-dialog': {
      width: '100%',
      height: '100dvh',
      maxHeight: 'none',
      margin: 0,
      border: 0,
      borderRadius: 0,
    },
    '.search-dialog-keys': { display: 'none' },
    '.search-dialog-hit': { paddingBlock: 'var(--space-3)' },
  },
};
