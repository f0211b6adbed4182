/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';

const list = css({
  display: 'grid',
  gap: 'var(--space-2)',
  margin: '0 !important',
  padding: '0 !important',
  listStyle: 'none',
});

const note = css({
  margin: '0 !important',
  padding: 'var(--space-2) var(--space-3) !important',
  borderInlineStart: '3px solid var(--kind)',
  borderRadius: 'var(--radius-sm)',
  background: 'var(--kind-surface)',
  overflowWrap: 'anywhere',
});
const caution = css({ '--kind': 'var(--caution)', '--kind-surface': 'var(--caution-surface)' });
const danger = css({ '--kind': 'var(--danger)', '--kind-surface': 'var(--danger-surface)' });

/** Warnings about a result; renders nothing if there are none. */
export function Warnings({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul css={list}>
      {texts.map((text) => (
        <li key={text} css={[note, caution]}>
          <strong>Check this:</strong> {text}
        </li>
      ))}
    </ul>
  );
}

/** Shows the reason why there is no result. */
export function NoResult({ problem }: { readonly problem: string }) {
  return (
    <p css={[note, danger]} data-no-result>
      <strong>No result.</strong> {problem}
    </p>
  );
}
