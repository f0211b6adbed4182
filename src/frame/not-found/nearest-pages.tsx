/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { decodePart } from '../../site/navigation/decode-address';
import { nearestPages, type NearPage } from '../../site/navigation/nearest-pages';
import { ownPath, sitePath } from '../../kit/view/site-paths';
import { useHydrated } from '../../kit/view/use-hydrated';
import { JS } from '../../kit/names';
import { message } from '../../kit/language/message';

const style = css({
  // Reserves space for the links, which appear only after hydration, so that nothing below them moves.
  [`html[${JS}] &`]: { minHeight: '19rem' },
  code: {
    display: 'block',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-xs)',
    overflowWrap: 'anywhere',
  },
});

interface NearestPagesProps {
  pages: readonly NearPage[];
  sections: readonly { section: string; to: string }[];
}

/**
 * Links to pages whose URLs are similar to the requested one. The pages are found in the browser, because the requested
 * URL is not known when the page is built.
 */
export function NearestPages({ pages, sections }: NearestPagesProps) {
  const hydrated = useHydrated();
  const near = hydrated
    ? nearestPages(decodePart(ownPath(window.location.pathname) ?? ''), pages, sections)
    : [];
  return (
    <div css={style}>
      {near.length > 0 && (
        <>
          <p>{message('Pages with a similar address:')}</p>
          <ul>
            {near.map(({ path, title }) => (
              <li key={path}>
                <a href={sitePath(path)}>{title}</a>
                <code translate="no">{path}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
