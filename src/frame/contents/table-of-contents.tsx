import type { Heading } from '../../site/content/content-tree';
import { Breakable } from '../../kit/view/breakable';
import { COLLAPSE } from '../../kit/names';
import { CONTENTS } from './names';
import { message } from '../../kit/language/message';

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

/** The collapsed table of contents above the text, for windows without space next to it. */
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
