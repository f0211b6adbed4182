/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { HomeSearch } from './home-search';
import { Isobars } from './isobars';
import { message } from '../../kit/language/message';

const heroStyle = css({
  position: 'relative',
  overflow: 'hidden',
  borderBottom: '1px solid var(--border)',
});

const textStyle = css({
  position: 'relative',
  maxWidth: '75rem',
  marginInline: 'auto',
  padding: 'var(--space-20) var(--space-8) var(--space-16)',
  [media.mobile]: { padding: 'var(--space-12) var(--space-4) 9.5rem' },
});

const titleStyle = css({
  maxWidth: '11em',
  fontSize: 'clamp(2.375rem, 1.6rem + 3.2vw, 3.75rem)',
  fontWeight: 620,
  letterSpacing: '-0.035em',
  lineHeight: 1.04,
});

const eyebrowStyle = css({
  marginBottom: 'var(--space-4)',
  color: 'var(--accent)',
  fontFamily: 'var(--font-mono)',
  fontSize: 'var(--size-sm)',
});

const leadStyle = css({
  maxWidth: '34rem',
  marginTop: 'var(--space-5)',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-lg)',
  lineHeight: 1.5,
  textWrap: 'pretty',
});

interface HomeHeroProps {
  name: string;
  tagline: string;
  lead: string;
}

/** The tagline, and in one line what the protocol is and for whom the docs are. */
export function HomeHero({ name, tagline, lead }: HomeHeroProps) {
  return (
    <div css={heroStyle}>
      <Isobars />
      <div css={textStyle}>
        <p css={eyebrowStyle}>
          {name}
          {` ${message('protocol')}`}
        </p>
        <h1 css={titleStyle}>{tagline}</h1>
        <p css={leadStyle}>{lead}</p>
        <HomeSearch />
      </div>
    </div>
  );
}
