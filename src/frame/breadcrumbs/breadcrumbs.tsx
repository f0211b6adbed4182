import type { Breadcrumb } from '../../site/navigation/page-navigation';
import { sitePath } from '../../kit/view/site-paths';
import { message } from '../../kit/language/message';

/** The steps that lead to the page, starting with its section. The last step is the page itself. */
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
