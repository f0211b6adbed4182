import type { PageLink } from '../../site/navigation/page-navigation';
import { sitePath } from '../../kit/view/site-paths';
import { Breakable } from '../../kit/view/breakable';
import { message } from '../../kit/language/message';

interface PaginationProps {
  previous: PageLink | null;
  next: PageLink | null;
}

/** Links to the previous and next page in sidebar order. */
export function Pagination({ previous, next }: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={message('Neighbouring pages')} className="pagination" data-no-print>
      {previous && (
        <a href={sitePath(previous.path)} rel="prev">
          <span>{message('Previous')}</span>
          <Breakable text={previous.label} />
        </a>
      )}
      {next && (
        <a href={sitePath(next.path)} rel="next">
          <span>{message('Next')}</span>
          <Breakable text={next.label} />
        </a>
      )}
    </nav>
  );
}
