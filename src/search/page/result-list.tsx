/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { landOn } from '../landing/search-landing';
import { groupBy } from '../../site/sources/group-by';
import { snippet, wordMatcher } from '../engine/mark-words';
import type { Hit } from '../engine/search-backend';
import { sitePath } from '../../kit/view/site-paths';
import { Marked } from '../results/marked';
import { message } from '../../kit/language/message';

/** Characters of text under a result. */
const SNIPPET = 220;

const listStyle = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
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
  '& > h2': {
    paddingBlock: 'var(--space-6) var(--space-3)',
    fontSize: 'var(--size-xl)',
  },
  '& > ol': { paddingInlineStart: 'var(--space-4)', borderInlineStart: '2px solid var(--border)' },
});

interface ResultListProps {
  hits: readonly Hit[];
  query: string;
  grouped: boolean;
}

/** Results, best first; grouped, the pages in the order of their best results. */
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
      {[...pages].map(([page, own]) => (
        <li key={page} css={groupStyle}>
          <h2>
            <Marked text={own[0]?.title ?? ''} matches={matches} />
          </h2>
          <ol css={listStyle}>{own.map(item)}</ol>
        </li>
      ))}
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
  const { path, lvl0, title, headings, content } = hit;
  const above = [lvl0, ...(headings.length > 0 ? [title, ...headings.slice(0, -1)] : [])];
  return (
    <li css={itemStyle}>
      {!inGroup && <p css={trailStyle}>{above.join(' › ')}</p>}
      <a href={sitePath(path)} onClick={() => landOn(path, query)} data-search-result>
        <Marked text={headings.at(-1) ?? title} matches={matches} />
      </a>
      {content && (
        <p css={textStyle}>
          <Marked text={snippet(content, matches, SNIPPET)} matches={matches} />
        </p>
      )}
    </li>
  );
}
