/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { sitePath } from '../../kit/view/site-paths';
import { media } from '../../kit/styles/tokens';
import { sectionStyle } from './section-style';
import { pathInLocale, translated } from '../../kit/language/message';

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

/** The readers' most common tasks, in two columns. */
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
