import type { CSSObject } from '@emotion/react';
import { message } from '../../kit/language/message';
import { Breakable } from '../../kit/view/breakable';
import { sitePath } from '../../kit/view/site-paths';
import type { DescribedLink } from '../../site/navigation/page-navigation';
import type { SameTaskLink } from '../../site/pages/page-context';

/** The list of the pages in a category, with their descriptions. It is shown on the page of the category. */
export function PagesUnder({ pages }: { pages: readonly DescribedLink[] }) {
  if (pages.length === 0) return null;
  return (
    <section className="pages-under" aria-labelledby="in-this-section">
      <h2 id="in-this-section">{message('In this section')}</h2>
      <ul>
        {pages.map(({ label, path, description }) => (
          <li key={path}>
            <a href={sitePath(path)}>
              <Breakable text={label} />
            </a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to the same task in the other version of the protocol. */
export function SameTask({ links }: { links: readonly SameTaskLink[] }) {
  if (links.length === 0) return null;
  return (
    <p className="same-task">
      {links.map(({ version, label, path }) => (
        <span key={path}>
          {`${message('The same task in')} `}
          {version}: <a href={sitePath(path)}>{label}</a>
        </span>
      ))}
    </p>
  );
}

/** Styles of {@link PagesUnder} and {@link SameTask}. */
export const pagesUnderStyle: CSSObject = {
  '.pages-under': {
    marginTop: 'var(--space-10)',
    h2: { fontSize: 'var(--size-xl)', letterSpacing: '-0.015em' },
    ul: { margin: 'var(--space-4) 0 0', padding: 0, listStyle: 'none' },
    li: { padding: 'var(--space-3) 0', borderTop: '1px solid var(--border)' },
    a: { fontWeight: 580, overflowWrap: 'anywhere' },
    p: { margin: 'var(--space-1) 0 0', color: 'var(--text-muted)', fontSize: 'var(--size-sm)' },
  },
  '.same-task': {
    margin: 'calc(var(--space-4) * -1) 0 var(--space-8)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    span: { display: 'block' },
  },
};
