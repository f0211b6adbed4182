/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../../kit/styles/tokens';
import { sitePath } from '../../kit/view/site-paths';
import { TASK_CARDS } from '../../markup/landing/names';
import { besideStyle, sectionStyle } from './section-style';
import { pathInLocale, translated } from '../../kit/language/message';

/** One below the other where something stands beside them, and then as high together as that. */
const waysStyle = css({
  [media.wide]: {
    [`&.${TASK_CARDS}.${TASK_CARDS}`]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridAutoRows: '1fr',
      gap: 0,
      a: { paddingTop: 'var(--space-5)', fontSize: 'var(--size-md)' },
      strong: { marginBottom: 'var(--space-2)', fontSize: 'var(--size-xl)' },
    },
  },
});

interface HomeWaysProps {
  ways: readonly { title: string; text: string; to: string }[];
  /** What stands beside them, or below where there is no room. */
  children: ReactNode;
}

/** The three ways in: what it is, integrate, contracts. */
export function HomeWays({ ways, children }: HomeWaysProps) {
  return (
    <div css={[sectionStyle, besideStyle]}>
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
      {children}
    </div>
  );
}
