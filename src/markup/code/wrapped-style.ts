import { media } from '../../kit/styles/tokens';
import { CODE, LINE, UNWRAPPED, WRAPPED } from './names';

const code = { minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** Hanging indent for the continuation of a wrapped line. */
const line = { paddingInlineStart: 'calc(var(--space-4) + 2ch)', textIndent: '-2ch' } as const;

const linesOf = (pre: string) => ({
  [`.${CODE} ${pre} code`]: code,
  [`.${CODE} ${pre} .${LINE}`]: line,
});

/** Code whose lines wrap: if the writer or the reader chose so, and on phones unless the reader turned it off. */
export const wrappedStyle = {
  ...linesOf(`pre.${WRAPPED}`),
  [media.narrow]: linesOf(`pre:not(.${UNWRAPPED})`),
};
