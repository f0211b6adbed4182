import { media } from '../../kit/styles/tokens';
import { CODE, LINE, UNWRAPPED, WRAPPED } from './names';

const code = { minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** What goes on in a further line stands in a little from where lines begin. */
const line = { paddingInlineStart: 'calc(var(--space-4) + 2ch)', textIndent: '-2ch' } as const;

const linesOf = (pre: string) => ({
  [`.${CODE} ${pre} code`]: code,
  [`.${CODE} ${pre} .${LINE}`]: line,
});

/** Code whose lines wrap: where the reader or the writer wants it, and on phones unless the reader does not. */
export const wrappedStyle = {
  ...linesOf(`pre.${WRAPPED}`),
  [media.narrow]: linesOf(`pre:not(.${UNWRAPPED})`),
};
