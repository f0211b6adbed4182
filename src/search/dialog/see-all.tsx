import { isPlainClick } from '../../kit/dom/plain-click';
import { sitePath } from '../../kit/view/site-paths';
import { message, pathInLocale } from '../../kit/language/message';

interface SeeAllProps {
  query: string;
  total: number;
  onVisit: (path: string, query: string) => void;
}

/** Link from the dialog to the search page. */
export function SeeAll({ query, total, onVisit }: SeeAllProps) {
  const path = pathInLocale(`/search?q=${encodeURIComponent(query)}`);
  return (
    <p className="search-dialog-all">
      <a
        href={sitePath(path)}
        onClick={(event) => {
          if (!isPlainClick(event.nativeEvent)) return;
          event.preventDefault();
          onVisit(path, '');
        }}
      >
        {message('See all {total} results', { total })}
      </a>
    </p>
  );
}
