import type { CSSObject } from '@emotion/react';
import { message } from '../../kit/language/message';
import { COLLAPSE } from '../../kit/names';
import { Breakable } from '../../kit/view/breakable';
import type { Heading } from '../../site/content/content-tree';
import { CONTENTS, DEPTH } from './names';

/** Returns the headings of levels 2 and 3. */
export const contentsHeadings = (headings: readonly Heading[]): Heading[] =>
  headings.filter(({ depth }) => depth <= 3);

function Links({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul className="table-of-contents-list">
      {headings.map(({ id, depth, text }) => (
        <li key={id}>
          <a href={`#${id}`} data-depth={depth}>
            <Breakable text={text} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The table of contents next to the text; `frame/contents/current-heading.ts` marks the current heading. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-label={message('On this page')} {...{ [CONTENTS]: true }}>
      <p className="table-of-contents-title">{message('On this page')}</p>
      <Links headings={headings} />
    </nav>
  );
}

/** The collapsed table of contents above the text, for windows that have no space next to the text. */
export function FoldedContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <details className="table-of-contents-fold" {...{ [COLLAPSE]: true }}>
      <summary>{message('On this page')}</summary>
      <div>
        <Links headings={headings} />
      </div>
    </details>
  );
}

/** Styles of {@link TableOfContents} and {@link FoldedContents}. */
export const tableOfContentsStyle: CSSObject = {
  '.table-of-contents-list': {
    margin: 0,
    padding: 0,
    fontSize: 'var(--size-sm)',
    lineHeight: 1.4,
    listStyle: 'none',
    a: {
      display: 'block',
      paddingBlock: '0.28rem',
      paddingInlineStart: 'var(--space-4)',
      borderInlineStart: '2px solid var(--border)',
      color: 'var(--text-muted)',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      '&:hover': { color: 'var(--text)' },
      "&[aria-current='true']": { borderColor: 'var(--accent)', color: 'var(--text)' },
    },
    [`a[${DEPTH}="3"]`]: { paddingInlineStart: 'var(--space-8)' },
  },
  '.table-of-contents-title': {
    marginBottom: 'var(--space-2)',
    color: 'var(--text)',
    fontSize: 'var(--size-sm)',
    fontWeight: 600,
  },
  '.table-of-contents-fold': {
    marginBlock: 'var(--space-5)',
    padding: 'var(--space-1) var(--space-4)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-md)',
    fontSize: 'var(--size-sm)',
    '& > summary': {
      minHeight: '2rem',
      alignContent: 'center',
      fontWeight: 580,
      cursor: 'pointer',
    },
    '& > div': { paddingBlock: 'var(--space-2)' },
  },
};
