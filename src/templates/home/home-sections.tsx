/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { message, pathInLocale, translated } from '../../kit/language/message';
import { media } from '../../kit/styles/tokens';
import { sitePath } from '../../kit/view/site-paths';
import { TASK_CARDS } from '../../markup/landing/names';
import { LateComponent } from '../content/late-component';

/** Styles of a section of the home page. Its edges align with those of the top bar and the footer. */
export const sectionStyle = css({
  marginInline: 'var(--space-6)',
  paddingBlock: 'var(--space-8)',
  [media.mobile]: { marginInline: 'var(--space-4)', paddingBlock: 'var(--space-6)' },
});

/**
 * Styles of a section with two columns on wide screens: text, and the content that it describes. The edges of the
 * columns align in all sections.
 */
export const besideStyle = css({
  [media.wide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 34rem) minmax(0, 1fr)',
    columnGap: 'var(--space-16)',
  },
});

const gridStyle = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-10) var(--space-12)',
  [media.mobile]: { gridTemplateColumns: '1fr' },
});

const columnStyle = css({
  h2: { marginBottom: 'var(--space-3)', fontSize: 'var(--size-xl)' },
  ul: { margin: 0, padding: 0, listStyle: 'none', borderTop: '1px solid var(--border)' },
  li: { borderBottom: '1px solid var(--border)' },
  a: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-4)',
    minHeight: '3rem',
    paddingBlock: 'var(--space-2)',
    color: 'var(--text)',
    textDecoration: 'none',
    '&::after': {
      content: '"→" / ""',
      color: 'var(--text-muted)',
      transform: 'scaleX(var(--turn, 1))',
      transition: 'transform var(--motion-fast)',
    },
    '&:hover': { color: 'var(--accent)' },
    '&:hover::after': {
      color: 'var(--accent)',
      transform: 'scaleX(var(--turn, 1)) translateX(3px)',
    },
  },
});

interface HomeColumnsProps {
  columns: readonly { title: string; tasks: readonly { label: string; to: string }[] }[];
}

/** Links to the readers' most common tasks, in two columns. */
export function HomeColumns({ columns }: HomeColumnsProps) {
  return (
    <div css={[sectionStyle, gridStyle]}>
      {columns.map(({ title, tasks }) => (
        <section key={title} css={columnStyle}>
          <h2>{translated(title)}</h2>
          <ul>
            {tasks.map(({ label, to }) => (
              <li key={label}>
                <a href={sitePath(pathInLocale(to))}>{translated(label)}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const waysStyle = css({
  [media.wide]: {
    [`&.${TASK_CARDS}.${TASK_CARDS}`]: {
      gap: 'var(--space-12)',
      a: { paddingTop: 'var(--space-5)', fontSize: 'var(--size-md)' },
      strong: { marginBottom: 'var(--space-2)', fontSize: 'var(--size-xl)' },
    },
  },
});

interface HomeWaysProps {
  ways: readonly { title: string; text: string; to: string }[];
}

/** Links to the three ways to start. */
export function HomeWays({ ways }: HomeWaysProps) {
  return (
    <div css={sectionStyle}>
      <ul css={waysStyle} className={TASK_CARDS}>
        {ways.map(({ title, text, to }) => (
          <li key={to}>
            <a href={sitePath(pathInLocale(to))}>
              <strong>{translated(title)}</strong>
              {translated(text)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const titleStyle = css({ marginBottom: 'var(--space-2)', fontSize: 'var(--size-xl)' });
const leadStyle = css({
  maxWidth: '44rem',
  marginBottom: 'var(--space-5)',
  color: 'var(--text-muted)',
});

/** An interactive figure that compares how v1 and v3 use the same amount of liquidity. */
export function HomeFigure() {
  return (
    <section css={sectionStyle} aria-labelledby="liquidity">
      <h2 css={titleStyle} id="liquidity">
        {message('One market, two ways to hold liquidity')}
      </h2>
      <p css={leadStyle}>
        {message(
          'A v1 pool spreads liquidity along the whole curve, from zero to infinity. A v3 position puts it between two prices that you choose. Narrow the range to see the effect.',
        )}
      </p>
      <LateComponent name="LiquidityComparison" />
    </section>
  );
}
