/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { sitePath } from '../../kit/view/site-paths';
import { media } from '../../kit/styles/tokens';
import { sectionStyle } from './section-style';
import { pathInLocale, translated } from '../../kit/language/message';

const gridStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlock: '1px solid var(--border)',
  [media.mobile]: { gridTemplateColumns: '1fr' },
  li: {
    borderInlineStart: '1px solid var(--border)',
    '&:first-of-type': { borderInlineStart: 0 },
    [media.mobile]: { borderInlineStart: 0, '& + li': { borderTop: '1px solid var(--border)' } },
  },
  a: {
    display: 'block',
    height: '100%',
    padding: 'var(--space-6)',
    color: 'inherit',
    textDecoration: 'none',
    transition: 'background var(--motion-fast)',
    '&:hover': { background: 'var(--surface-raised)' },
    '&:hover h2': { color: 'var(--accent)' },
    [media.mobile]: { padding: 'var(--space-5) var(--space-1)' },
  },
  h2: { fontSize: 'var(--size-lg)', marginBottom: 'var(--space-2)' },
  'h2::after': { content: '" →" / ""', color: 'var(--accent)', fontWeight: 400 },
  p: { color: 'var(--text-muted)', fontSize: 'var(--size-sm)', lineHeight: 1.55 },
});

/** The three ways in: what it is, integrate, contracts. */
export function HomeWays({
  ways,
}: {
  ways: readonly { title: string; text: string; to: string }[];
}) {
  return (
    <div css={[sectionStyle, { paddingTop: 'var(--space-10)' }]}>
      <ul css={gridStyle}>
        {ways.map(({ title, text, to }) => (
          <li key={to}>
            <a href={sitePath(pathInLocale(to))}>
              <h2>{translated(title)}</h2>
              <p>{translated(text)}</p>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
