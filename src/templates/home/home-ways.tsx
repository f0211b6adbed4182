/** @jsxImportSource @emotion/react */
import { sitePath } from '../../kit/view/site-paths';
import { TASK_CARDS } from '../../markup/landing/names';
import { sectionStyle } from './section-style';
import { pathInLocale, translated } from '../../kit/language/message';

/** The three ways in: what it is, integrate, contracts. */
export function HomeWays({
  ways,
}: {
  ways: readonly { title: string; text: string; to: string }[];
}) {
  return (
    <div css={sectionStyle}>
      <ul className={TASK_CARDS}>
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
