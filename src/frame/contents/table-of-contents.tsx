import type { Heading } from '../../site/content/content-tree';
import { Breakable } from '../../kit/view/breakable';
import { COLLAPSE } from '../../kit/names';
import { CONTENTS } from './names';
import { message } from '../../kit/language/message';

/** Levels 2 and 3 of the page. */
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

/** Beside the text; `frame/contents/current-heading.ts` marks where the reader is. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-label={message('On this page')} {...{ [CONTENTS]: true }}>
      <p className="table-of-contents-title">{message('On this page')}</p>
      <Links headings={headings} />
    </nav>
  );
}

/** The same above the text, folded, where there is no room beside it. */
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
