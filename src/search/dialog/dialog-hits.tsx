import { groupBy } from '../../site/sources/group-by';
import { snippet, wordMatcher } from '../engine/mark-words';
import type { Hit } from '../engine/search-backend';
import { HitLink } from './hit-link';
import { Marked } from '../results/marked';

/** Characters of text shown beside a heading. */
const SNIPPET = 110;

interface DialogHitsProps {
  hits: readonly Hit[];
  query: string;
  onVisit: (path: string) => void;
}

/** Hits under the pages they are on, these in the order of their best hits. */
export function DialogHits({ hits, query, onVisit }: DialogHitsProps) {
  const matches = wordMatcher(query);
  const pages = [...groupBy(hits, ({ path }) => path.split('#')[0] ?? '')];
  return (
    <>
      {pages.map(([page, own]) => (
        <section key={page}>
          <h2>
            {own[0]?.title} · {sectionOf(own[0])}
          </h2>
          <ul>
            {own.map((hit) => {
              const { path, title, headings, content } = hit;
              const text = snippet(content || headings.join(' › '), matches, SNIPPET);
              return (
                <li key={path}>
                  <HitLink
                    hit={{ path, title, headings, section: sectionOf(hit) }}
                    onVisit={onVisit}
                  >
                    <span className="search-dialog-name">
                      <Marked text={headings.at(-1) ?? title} matches={matches} />
                    </span>
                    {text && (
                      <span className="search-dialog-text">
                        <Marked text={text} matches={matches} />
                      </span>
                    )}
                  </HitLink>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

const sectionOf = (hit: Hit | undefined): string => hit?.lvl0.split(' › ')[0] ?? '';
