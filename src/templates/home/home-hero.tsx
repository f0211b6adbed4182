/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { message, pathInLocale, translated } from '../../kit/language/message';
import { JS } from '../../kit/names';
import { media } from '../../kit/styles/tokens';
import { SearchIcon } from '../../kit/view/icons';
import { sitePath } from '../../kit/view/site-paths';
import { PROSE } from '../../markup/article/names';
import { SearchKeys } from '../../search/dialog/search-button';
import { SEARCH_OPEN } from '../../search/names';
import type { ContentNode } from '../../site/content/content-tree';
import { Content } from '../content/content';
import { besideStyle, sectionStyle } from './home-sections';
import { LevelCurves } from './level-curves';

const style = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  width: '100%',
  maxWidth: '34rem',
  minHeight: '3.25rem',
  marginTop: 'var(--space-8)',
  paddingInline: 'var(--space-4)',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-md)',
  background: 'var(--surface-raised)',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-md)',
  textAlign: 'start',
  cursor: 'text',
  transition: 'border-color var(--motion-fast)',
  '&:hover': { borderColor: 'var(--accent)' },
  span: {
    flex: 1,
    minWidth: 0,
    lineHeight: 1.3,
  },
  kbd: { [media.mobile]: { display: 'none' } },
  [`html:not([${JS}]) &`]: { display: 'none' },
});

/** A button that looks like a search field and opens the search, which shows results as the reader types. */
function HomeSearch() {
  return (
    <button type="button" css={style} {...{ [SEARCH_OPEN]: true }}>
      <SearchIcon />
      <span>{message('Search: identifier, error, address')}</span>
      <SearchKeys />
    </button>
  );
}

const heroStyle = css({
  position: 'relative',
  alignItems: 'center',
  paddingBlock: 'var(--space-12)',
  [media.mobile]: { paddingBlock: 'var(--space-8)' },
});

const textStyle = css({
  position: 'relative',
  [media.wide]: { position: 'static' },
  '& > :not(svg)': { position: 'relative', maxWidth: '34rem' },
});

/**
 * Styles of the curves. They are next to the text or, if the window is so wide that the code is next to the text,
 * behind the code. On a phone, where a whole curve does not fit, they are hidden.
 */
const curvesStyle = css({
  insetInlineStart: '36rem',
  width: 'calc(100% - 36rem)',
  [media.mobile]: { display: 'none' },
  [media.wide]: { insetInlineStart: '35rem', width: 'calc(100% - 35rem + var(--space-6))' },
});

const titleStyle = css({
  fontSize: 'clamp(2.25rem, 1.6rem + 2.6vw, 3.375rem)',
  fontWeight: 620,
  letterSpacing: '-0.035em',
  lineHeight: 1.06,
});

const eyebrowStyle = css({
  marginBottom: 'var(--space-4)',
  color: 'var(--accent)',
  fontFamily: 'var(--font-mono)',
  fontSize: 'var(--size-sm)',
});

const leadStyle = css({
  marginTop: 'var(--space-5)',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-lg)',
  lineHeight: 1.5,
  textWrap: 'pretty',
});

/** Styles of the sample. At 13 px, its lines fit without scrolling. */
const exampleStyle = css({
  position: 'relative',
  minWidth: 0,
  [media.desktop]: { '& figure': { fontSize: '0.8125rem' } },
  '& figure': { marginBlock: 0 },
  marginTop: 'var(--space-6)',
  [media.wide]: { marginTop: 0 },
});

const startStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '3.25rem',
  marginTop: 'var(--space-8)',
  paddingInline: 'var(--space-6)',
  borderRadius: 'var(--radius-md)',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  fontWeight: 600,
  textDecoration: 'none',
  '& + button': { marginTop: 'var(--space-4)' },
});

interface HomeHeroProps {
  eyebrow: string;
  headline: string;
  lead: string;
  /** The first thing to do: a link's text and its address in the site. */
  start: { title: string; to: string } | undefined;
  /** A sample as a code block. */
  example: readonly ContentNode[] | undefined;
}

/** The top of the home page: a statement of what the protocol does, where to start, the search, and a swap to run. */
export function HomeHero({ eyebrow, headline, lead, start, example }: HomeHeroProps) {
  return (
    <div css={[sectionStyle, besideStyle, heroStyle]}>
      <div css={textStyle}>
        <p css={eyebrowStyle}>{eyebrow}</p>
        <h1 css={titleStyle}>{headline}</h1>
        <p css={leadStyle}>{lead}</p>
        {start && (
          <a css={startStyle} href={sitePath(pathInLocale(start.to))}>
            {translated(start.title)}
          </a>
        )}
        <HomeSearch />
        <LevelCurves css={curvesStyle} />
      </div>
      {example && (
        <div css={exampleStyle}>
          <div className={PROSE}>
            <Content nodes={example} />
          </div>
        </div>
      )}
    </div>
  );
}
