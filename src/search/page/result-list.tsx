/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { markOnArrival } from '../results/search-arrival';
import { groupBy } from '../../site/sources/group-by';
import { snippet, wordMatcher } from '../engine/marked-text';
import type { Hit } from '../engine/search-backend';
import { sitePath } from '../../kit/view/site-paths';
import { Marked } from '../results/result-text';
import { message } from '../../kit/language/message';

/** Maximum characters of text shown below a result. */
const SNIPPET = 220;

const listStyle = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  // Untranslated pages are listed in the default language, so the direction of each text follows its own language.
  'h2, li, p': { unicodeBidi: 'plaintext' },
  mark: { background: 'none', color: 'var(--accent)', fontWeight: 600 },
});

const itemStyle = css({
  paddingBlock: 'var(--space-4)',
  borderTop: '1px solid var(--border)',
  a: { color: 'var(--text)', fontSize: 'var(--size-lg)', fontWeight: 600, lineHeight: 1.3 },
});

const trailStyle = css({ color: 'var(--text-muted)', fontSize: 'var(--size-xs)' });
const textStyle = css({
  marginTop: 'var(--space-1)',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-sm)',
  lineHeight: 1.55,
});

const groupStyle = css({
  paddingBlock: 'var(--space-5)',
  borderTop: '1px solid var(--border)',
  h2: { fontSize: 'var(--size-lg)', fontWeight: 600, lineHeight: 1.3 },
  'h2 a': { color: 'var(--text)' },
});

const sectionsStyle = css(listStyle, {
  marginTop: 'var(--space-3)',
  paddingInlineStart: 'var(--space-4)',
  borderInlineStart: '2px solid var(--border)',
  li: { paddingBlock: 'var(--space-2)', border: 0 },
  'li a': { fontSize: 'var(--size-md)', fontWeight: 560 },
});

interface ResultListProps {
  hits: readonly Hit[];
  query: string;
  grouped: boolean;
}

/**
 * The list of results, best first. If `grouped` is set, results are grouped by page, and the pages are in the order of
 * their best results.
 */
export function ResultList({ hits, query, grouped }: ResultListProps) {
  const matches = wordMatcher(query);
  const item = (hit: Hit) => (
    <Result key={hit.path} hit={hit} query={query} matches={matches} inGroup={grouped} />
  );
  if (!grouped) {
    return (
      <ol css={listStyle} aria-label={message('Search results')}>
        {hits.map(item)}
      </ol>
    );
  }
  const pages = groupBy(hits, ({ path }) => path.split('#')[0] ?? '');
  return (
    <ol css={listStyle} aria-label={message('Search results')}>
      {[...pages].map(([page, own]) => {
        const [first] = own;
        const whole = first?.path === page ? first : undefined;
        const sections = whole ? own.slice(1) : own;
        const name = <Marked text={first?.title ?? ''} matches={matches} />;
        return (
          <li key={page} css={groupStyle}>
            <h2>
              {whole ? (
                <a
                  href={sitePath(page)}
                  onClick={() => markOnArrival(page, query)}
                  data-search-result
                >
                  {name}
                </a>
              ) : (
                name
              )}
            </h2>
            <p css={trailStyle}>{first?.lvl0}</p>
            {whole && <Text hit={whole} matches={matches} />}
            {sections.length > 0 && <ol css={sectionsStyle}>{sections.map(item)}</ol>}
          </li>
        );
      })}
    </ol>
  );
}

interface ResultProps {
  hit: Hit;
  query: string;
  matches: (word: string) => boolean;
  inGroup: boolean;
}

function Result({ hit, query, matches, inGroup }: ResultProps) {
  const { path, lvl0, title, headings } = hit;
  const above = [lvl0, ...(headings.length > 0 ? [title, ...headings.slice(0, -1)] : [])];
  return (
    <li css={itemStyle}>
      {!inGroup && <p css={trailStyle}>{above.join(' › ')}</p>}
      <a href={sitePath(path)} onClick={() => markOnArrival(path, query)} data-search-result>
        <Marked text={headings.at(-1) ?? title} matches={matches} />
      </a>
      <Text hit={hit} matches={matches} />
    </li>
  );
}

/** The snippet of a hit. */
function Text({ hit: { content }, matches }: Pick<ResultProps, 'hit' | 'matches'>) {
  return (
    content && (
      <p css={textStyle}>
        <Marked text={snippet(content, matches, SNIPPET)} matches={matches} />
      </p>
    )
  );
}
