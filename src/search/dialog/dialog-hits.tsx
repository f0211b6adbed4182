import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { isPlainClick } from '../../kit/dom/links';
import { message, pathInLocale } from '../../kit/language/message';
import { sitePath } from '../../kit/view/site-paths';
import { groupBy } from '../../site/sources/group-by';
import { snippet, wordMatcher } from '../engine/marked-text';
import type { Hit } from '../engine/search-backend';
import { SEARCH_RESULT } from '../names';
import { Marked } from '../results/result-text';
import type { StoredHit } from './stored-hits';
import { rememberHit } from './use-stored-hits';

interface HitLinkProps {
  hit: StoredHit;
  /**
   * Set if the hit is an option of the list that the search field controls. Focus then stays in the field, which refers
   * to the active option by its id.
   */
  option?: { id: string; selected: boolean };
  onVisit: (path: string) => void;
  children: ReactNode;
}

/** A link to a hit in the dialog. Following the link stores the hit as recent. */
export function HitLink({ hit, option, onVisit, children }: HitLinkProps) {
  return (
    <a
      href={sitePath(hit.path)}
      className="search-dialog-hit"
      {...(option
        ? { id: option.id, role: 'option', 'aria-selected': option.selected, tabIndex: -1 }
        : { [SEARCH_RESULT]: true })}
      onClick={(event) => {
        rememberHit(hit);
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        onVisit(hit.path);
      }}
    >
      {children}
    </a>
  );
}

/** Maximum characters of text shown for a section, which take up two lines. */
const SNIPPET = 150;

/** Id of the list of hits, which the search field controls. */
export const HITS_ID = 'search-dialog-hits';

/** Returns the id of the element that shows a hit, given the index of the hit in the list. */
export const hitId = (index: number): string => `search-dialog-hit-${index}`;

interface DialogHitsProps {
  hits: readonly Hit[];
  query: string;
  /** Index of the hit that Enter opens. */
  active: number;
  onVisit: (path: string) => void;
}

/** The list of hits, grouped by page. The pages are in the order of their best hits. */
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
              const index = hits.indexOf(hit);
              return (
                <HitLink
                  key={hit.path}
                  hit={{ path: hit.path, title, headings: hit.headings, section: sectionOf(hit) }}
                  option={{ id: hitId(index), selected: index === active }}
                  onVisit={onVisit}
                >
                  <HitText hit={hit} matches={matches} />
                </HitLink>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

interface HitTextProps {
  hit: Hit;
  matches: (word: string) => boolean;
}

/**
 * The name and the text of a hit. It is a component of its own so that React can pause between hits, because finding
 * the words of the query takes several milliseconds on a slow phone.
 */
function HitText({ hit: { headings, title, content }, matches }: HitTextProps) {
  const text = snippet(content, matches, SNIPPET);
  return (
    <>
      {/* The page title is already shown above, so a hit for the page itself shows no name. */}
      <span className={headings.length > 0 || !text ? 'search-dialog-name' : 'visually-hidden'}>
        <Marked text={headings.at(-1) ?? title} matches={matches} />
      </span>
      {text && (
        <span className="search-dialog-text">
          <Marked text={text} matches={matches} />
        </span>
      )}
    </>
  );
}

const sectionOf = ({ lvl0 }: Hit): string => lvl0.split(' › ')[0] ?? '';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Tracks the active hit, which Enter opens: the first, until the arrow keys choose another. Focus stays in the field so
 * that the reader can keep typing, and the field announces the active hit to screen readers.
 */
export function useActiveHit(hits: readonly Hit[]) {
  const [chosen, setChosen] = useState<{ of: readonly Hit[]; index: number }>();
  const active = chosen?.of === hits ? chosen.index : 0;
  useEffect(() => {
    // Scrolling needs the layout. In the next frame, the browser computes it anyway.
    const frame = requestAnimationFrame(() => {
      // For the first hit, `end` scrolls the list back to its top.
      document
        .getElementById(hitId(active))
        ?.scrollIntoView({ block: active === 0 ? 'end' : 'nearest' });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [active, hits]);
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined || hits.length === 0 || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    setChosen({ of: hits, index: (active + step + hits.length) % hits.length });
  };
  return { active, onKey };
}

interface SeeAllProps {
  query: string;
  total: number;
  onVisit: (path: string, query: string) => void;
}

/** A link from the dialog to the search page with all results. */
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
