import { JS, RUNS } from '../../kit/names';
import { scrollEdges } from '../../kit/styles/shared-styles';
import { media } from '../../kit/styles/tokens';
import {
  CODE,
  CODE_BAR,
  CODE_BUTTON,
  CODE_FOLD,
  CODE_FOOT,
  CODE_LANGUAGE,
  CODE_TITLE,
  DELETED,
  HIGHLIGHTED,
  INSERTED,
  LINE,
  NUMBERED,
  RUN,
  TOKEN,
  UNWRAPPED,
  WRAPPED,
} from './names';

const code = { minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** Hanging indent for the continuation of a wrapped line. */
const line = { paddingInlineStart: 'calc(var(--space-4) + 2ch)', textIndent: '-2ch' } as const;

const linesOf = (pre: string) => ({
  [`.${CODE} ${pre} code`]: code,
  [`.${CODE} ${pre} .${LINE}`]: line,
});

/**
 * Styles of code whose lines wrap: in blocks that the writer or the reader set to wrap and, on phones, in all blocks
 * that the reader has not unwrapped.
 */
const wrappedStyle = {
  ...linesOf(`pre.${WRAPPED}`),
  [media.narrow]: linesOf(`pre:not(.${UNWRAPPED})`),
};

const roles = ['comment', 'keyword', 'function', 'string', 'constant', 'punctuation'] as const;

/** The token roles of the highlighter that have the color of another role. */
const shared: Record<string, (typeof roles)[number]> = {
  'string-expression': 'string',
  parameter: 'constant',
  link: 'string',
};

const tokens = Object.fromEntries([
  ...roles.map((role) => [`.${TOKEN}${role}`, { color: `var(--code-${role})` }]),
  ...Object.entries(shared).map(([role, as]) => [
    `.${TOKEN}${role}`,
    { color: `var(--code-${as})` },
  ]),
]) as Record<string, { color: string }>;

/** Styles of code blocks and tokens. They are global, because compiled markup has no components. */
export const codeStyle = {
  ...tokens,
  [`.${CODE}`]: {
    position: 'relative',
    marginBlock: 'var(--space-5)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-md)',
    background: 'var(--code-surface)',
    color: 'var(--code-text)',
    fontSize: 'var(--size-code)',
    overflow: 'hidden',
  },
  [`.${CODE_BAR}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-3)',
    minHeight: '2.5rem',
    paddingInline: 'var(--space-4) var(--space-2)',
    borderBottom: '1px solid var(--border)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-xs)',
    lineHeight: 1.3,
  },
  [`.${CODE_TITLE}`]: {
    flex: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontFamily: 'var(--font-mono)',
  },
  [`.${CODE_LANGUAGE}`]: { whiteSpace: 'nowrap' },
  [`.${CODE_BUTTON}`]: {
    minHeight: '1.75rem',
    minWidth: '3.25rem',
    paddingInline: 'var(--space-2)',
    border: '1px solid transparent',
    borderRadius: 'var(--radius-sm)',
    background: 'none',
    color: 'var(--text-muted)',
    cursor: 'pointer',
    transition: 'color var(--motion-fast), background var(--motion-fast)',
    position: 'relative',
    '&:hover': { color: 'var(--text)', background: 'var(--surface-raised)' },
    [`&[aria-pressed='true'], &[${RUN}]`]: { color: 'var(--accent)' },
    '& + &': { marginInlineStart: 'calc(-1 * var(--space-2))' },
    [`html:not([${JS}]) &, html:not([${JS}='${RUNS}']) &[${RUN}]`]: { display: 'none' },
  },
  // The status text is longer than the button, which keeps its width. So the text extends over the button before it,
  // which is hidden in the meantime.
  '.code-said': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    color: 'var(--text)',
    whiteSpace: 'nowrap',
  },
  [`.${CODE_BUTTON}:has(+ .code-said)`]: { visibility: 'hidden' },
  // The code around the shown part of a file is less prominent than the part itself.
  [`.prose .${CODE_FOLD}`]: {
    margin: 0,
    borderBottom: '1px solid var(--border)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-xs)',
    lineHeight: 1.5,
  },
  [`.${CODE_FOLD} summary`]: {
    padding: 'var(--space-2) var(--space-4)',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&:hover': { color: 'var(--text)' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  [`.${CODE_FOLD} summary span`]: { fontFamily: 'var(--font-mono)' },
  [`.prose .${CODE} pre[role] ~ .${CODE_FOLD}`]: {
    borderTop: '1px solid var(--border)',
    borderBottom: 0,
  },
  [`.${CODE} pre a`]: { color: 'inherit' },
  [`.prose .${CODE_FOOT}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 'var(--space-1) var(--space-4)',
    margin: 0,
    padding: 'var(--space-2) var(--space-4)',
    borderTop: '1px solid var(--border)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-xs)',
    lineHeight: 1.5,
  },
  // The name of a package with its version.
  [`.${CODE_FOOT} span > span`]: { display: 'inline-block' },
  [`.${CODE_FOOT} summary`]: { cursor: 'pointer' },
  [`.${CODE} pre`]: {
    margin: 0,
    paddingBlock: 'var(--space-4)',
    overflowX: 'auto',
    lineHeight: 1.6,
    tabSize: 2,
    // Shadows at the edges show that a long line continues. They disappear where the line ends.
    background: scrollEdges('var(--code-surface)'),
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  // Folded code wraps, because a fold that scrolls would add a tab stop.
  [`.${CODE} pre:not([role])`]: {
    paddingBlock: 'var(--space-1)',
    paddingInline: 'var(--space-4)',
    background: 'none',
    color: 'var(--text-muted)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    overflowX: 'hidden',
  },
  [`.${CODE} pre:not([role]) code`]: { minWidth: 0 },
  [`.${CODE} .${CODE_FOLD} pre`]: { paddingBlock: '0 var(--space-3)', color: 'var(--code-text)' },
  [`.${CODE} code`]: { display: 'block', minWidth: 'max-content', fontSize: 'inherit' },
  [`.${CODE} .${LINE}`]: {
    display: 'inline-block',
    minWidth: '100%',
    paddingInline: 'var(--space-4)',
  },
  [`.${CODE} .${HIGHLIGHTED}`]: {
    background: 'var(--code-highlight)',
    boxShadow: 'inset 2px 0 var(--accent)',
  },
  [`.${CODE} .${INSERTED}`]: {
    background: 'var(--code-inserted)',
    boxShadow: 'inset 2px 0 var(--tip)',
  },
  [`.${CODE} .${DELETED}`]: {
    background: 'var(--code-deleted)',
    boxShadow: 'inset 2px 0 var(--danger)',
  },
  [`.${NUMBERED} code`]: { counterReset: 'line' },
  [`.${NUMBERED} .${LINE}::before`]: {
    counterIncrement: 'line',
    content: 'counter(line)',
    display: 'inline-block',
    width: '2ch',
    marginInlineEnd: 'var(--space-4)',
    textAlign: 'end',
    textIndent: 0,
    color: 'var(--code-comment)',
    userSelect: 'none',
  },
  ...wrappedStyle,
  [media.forcedColors]: {
    [`.${CODE} .${HIGHLIGHTED}, .${CODE} .${INSERTED}, .${CODE} .${DELETED}`]: {
      borderInlineStart: '3px solid Highlight',
    },
  },
} as const;
