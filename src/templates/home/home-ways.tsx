/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { sitePath } from '../../kit/view/site-paths';
import { TASK_CARDS } from '../../markup/landing/names';
import { sectionStyle } from './section-style';
import { pathInLocale, translated } from '../../kit/language/message';

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

/** Links to the three entry points: what the protocol is, how to integrate it, and its contracts. */
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
