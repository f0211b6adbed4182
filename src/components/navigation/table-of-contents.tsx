import { css } from '@emotion/react';
import type { Heading } from '../../lib/content-tree';

const listStyle = css({
  fontSize: 'var(--size-sm)',
  lineHeight: 1.4,
  ul: { margin: 0, padding: 0, listStyle: 'none' },
  a: {
    display: 'block',
    padding: '0.28rem 0 0.28rem var(--space-4)',
    borderInlineStart: '2px solid var(--border)',
    color: 'var(--text-muted)',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { color: 'var(--text)' },
    "&[aria-current='true']": { borderColor: 'var(--accent)', color: 'var(--text)' },
  },
  'a[data-depth="3"]': { paddingInlineStart: 'var(--space-8)' },
});

const titleStyle = css({
  marginBottom: 'var(--space-2)',
  color: 'var(--text)',
  fontSize: 'var(--size-sm)',
  fontWeight: 600,
});

const foldStyle = css({
  marginBlock: 'var(--space-5)',
  padding: 'var(--space-1) var(--space-4)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-md)',
  fontSize: 'var(--size-sm)',
  '& > summary': { minHeight: '2rem', alignContent: 'center', fontWeight: 580, cursor: 'pointer' },
  '& > div': { paddingBlock: 'var(--space-2)' },
});

/** Levels 2 and 3 of the page. */
export const contentsHeadings = (headings: readonly Heading[]): Heading[] =>
  headings.filter(({ depth }) => depth <= 3);

function Links({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul css={listStyle}>
      {headings.map(({ id, depth, text }) => (
        <li key={id}>
          <a href={`#${id}`} data-depth={depth}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Beside the text; `behaviours/current-heading.ts` marks where the reader is. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-label="On this page" css={listStyle} data-contents>
      <p css={titleStyle}>On this page</p>
      <Links headings={headings} />
    </nav>
  );
}

/** The same above the text, folded, where there is no room beside it. */
export function FoldedContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <details css={foldStyle} data-collapse>
      <summary>On this page</summary>
      <div>
        <Links headings={headings} />
      </div>
    </details>
  );
}
