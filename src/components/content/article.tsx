import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../../styles/tokens';

const pageStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, var(--measure))',
  justifyContent: 'center',
  gap: 'var(--space-10)',
  padding: 'var(--space-8) var(--space-8) 0',
  [media.mobile]: { padding: 'var(--space-5) var(--space-4) 0' },
  [media.wide]: { gridTemplateColumns: 'minmax(0, var(--measure)) var(--contents-width)' },
  [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 0 },
});

const titleStyle = css({
  fontSize: 'var(--size-3xl)',
  fontWeight: 640,
  letterSpacing: '-0.025em',
  lineHeight: 1.12,
  overflowWrap: 'anywhere',
});

const leadStyle = css({
  margin: 'var(--space-3) 0 var(--space-8)',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-lg)',
  lineHeight: 1.5,
  textWrap: 'pretty',
});

const besideStyle = css({
  display: 'none',
  [media.wide]: {
    display: 'block',
    position: 'sticky',
    top: 'calc(var(--navbar-height) + var(--space-8))',
    alignSelf: 'start',
    maxHeight: 'calc(100vh - var(--navbar-height) - var(--space-12))',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
});

const aboveStyle = css({ [media.wide]: { display: 'none' } });

interface ArticleProps {
  title: string;
  lead: string;
  /** Above the title. */
  before: ReactNode;
  /** The table of contents, once for beside the text and once for above it. */
  contents: { beside: ReactNode; above: ReactNode } | null;
  /** Under the text. */
  after: ReactNode;
  children: ReactNode;
}

/** The page of a doc: text in a readable measure, contents beside it where there is room. */
export function Article({ title, lead, before, contents, after, children }: ArticleProps) {
  return (
    <div css={pageStyle}>
      <article>
        {before}
        <h1 css={titleStyle}>{title}</h1>
        <p css={leadStyle}>{lead}</p>
        {contents && (
          <div css={aboveStyle} data-no-print>
            {contents.above}
          </div>
        )}
        <div className="prose" data-prose>
          {children}
        </div>
        {after}
      </article>
      {contents && (
        <div css={besideStyle} data-no-print>
          {contents.beside}
        </div>
      )}
    </div>
  );
}
