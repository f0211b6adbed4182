import type { DescribedLink } from '../../site/navigation/page-navigation';
import { sitePath } from '../../kit/view/site-paths';
import { Breakable } from '../../kit/view/breakable';
import { message } from '../../kit/language/message';

/** On a category page: the pages in that category, with their descriptions. */
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
