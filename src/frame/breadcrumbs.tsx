import type { CSSObject } from '@emotion/react';
import { message } from '../kit/language/message';
import { sitePath } from '../kit/view/site-paths';
import type { Breadcrumb } from '../site/navigation/page-navigation';

/**
 * The page's place in the docs, starting with its section. The last item, the page itself, is not a link, nor is a
 * category without a page.
 */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label={message('Breadcrumbs')} className="breadcrumbs" data-no-print>
      <ol>
        {items.map(({ label, path }, index) => (
          <li key={`${label} ${path ?? ''}`}>
            {index === items.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : path === null ? (
              label
            ) : (
              <a href={sitePath(path)}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Returns the breadcrumbs as schema.org data for search engines. `home` is the absolute URL of the site. */
export function breadcrumbData(items: readonly Breadcrumb[], home: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path === null ? {} : { item: home + path }),
    })),
  };
}

/** Styles of {@link Breadcrumbs}. */
export const breadcrumbsStyle: CSSObject = {
  '.breadcrumbs': {
    marginBottom: 'var(--space-4)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    ol: { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' },
    li: { minWidth: 0, overflowWrap: 'anywhere' },
    // The separator follows an item and does not allow a line break before it, so every new line starts with an item.
    'li:not(:last-of-type)::after': {
      content: '"/" / ""',
      paddingInline: 'var(--space-2)',
      opacity: 0.6,
    },
    a: {
      color: 'inherit',
      textDecoration: 'none',
      '&:hover': { color: 'var(--text)', textDecoration: 'underline' },
    },
  },
};
