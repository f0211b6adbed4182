import type { PageLink } from '../../site/navigation/page-navigation';
import { sitePath } from '../../kit/view/site-paths';
import { Breakable } from '../../kit/view/breakable';

interface PaginationProps {
  previous: PageLink | null;
  next: PageLink | null;
}

/** The neighbours in the sidebar's order. */
export function Pagination({ previous, next }: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Neighbouring pages" className="pagination" data-no-print>
      {previous && (
        <a href={sitePath(previous.path)} rel="prev">
          <span>Previous</span>
          <Breakable text={previous.label} />
        </a>
      )}
      {next && (
        <a href={sitePath(next.path)} rel="next">
          <span>Next</span>
          <Breakable text={next.label} />
        </a>
      )}
    </nav>
  );
}
