import { groupBy } from '../../site/sources/group-by';
import { wordMatcher } from '../engine/mark-words';
import type { Hit } from '../engine/search-backend';
import { snippet } from '../engine/snippet';
import { Marked } from '../results/marked';
import { message } from '../../kit/language/message';
import { HitLink } from './hit-link';

/** Maximum characters of text shown for a section: two lines. */
const SNIPPET = 150;

/** Id of the list that the field controls. */
export const HITS_ID = 'search-dialog-hits';

/** Returns the element id of a hit from its index in the list. */
export const hitId = (index: number): string => `search-dialog-hit-${index}`;

interface DialogHitsProps {
  hits: readonly Hit[];
  query: string;
  /** Index of the hit that Enter opens. */
  active: number;
  onVisit: (path: string) => void;
}

/** Hits grouped by page; the pages are in the order of their best hits. */
export function DialogHits({ hits, query, active, onVisit }: DialogHitsProps) {
  const matches = wordMatcher(query);
  const pages = [...groupBy(hits, ({ path }) => path.split('#')[0] ?? '').values()];
  return (
    <div id={HITS_ID} role="listbox" aria-label={message('Search results')}>
      {pages.map((own) => {
        const [first] = own;
        if (!first) return null;
        const { path, title, lvl0 } = first;
        const label = `search-dialog-page-${hits.indexOf(first)}`;
        return (
          <div key={path} role="group" aria-labelledby={label} className="search-dialog-page">
            <p id={label}>
              <strong>{title}</strong> {lvl0}
            </p>
            {own.map((hit) => {
              const { headings, content } = hit;
              const index = hits.indexOf(hit);
              const text = snippet(content, matches, SNIPPET);
              return (
                <HitLink
                  key={hit.path}
                  hit={{ path: hit.path, title, headings, section: sectionOf(hit) }}
                  option={{ id: hitId(index), selected: index === active }}
                  onVisit={onVisit}
                >
                  <span
                    // The page title is shown above.
                    className={
                      headings.length > 0 || !text ? 'search-dialog-name' : 'visually-hidden'
                    }
                  >
                    <Marked text={headings.at(-1) ?? title} matches={matches} />
                  </span>
                  {text && (
                    <span className="search-dialog-text">
                      <Marked text={text} matches={matches} />
                    </span>
                  )}
                </HitLink>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

const sectionOf = ({ lvl0 }: Hit): string => lvl0.split(' › ')[0] ?? '';
