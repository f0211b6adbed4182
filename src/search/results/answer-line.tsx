/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useState } from 'react';
import { announce } from '../../kit/dom/announce';
import { copyText } from '../../kit/dom/copy-text';
import { message } from '../../kit/language/message';
import { isPlainClick } from '../../kit/dom/plain-click';
import { sitePath } from '../../kit/view/site-paths';
import type { AnswerKind, DirectAnswer } from '../../site/search/answers/direct-answer';
import { Marked } from './marked';

const style = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 'var(--space-1) var(--space-3)',
  marginBlock: 'var(--space-2)',
  padding: 'var(--space-3) var(--space-4)',
  borderInlineStart: '3px solid var(--accent)',
  borderRadius: 'var(--radius-md)',
  background: 'var(--surface-sunken)',
  fontSize: 'var(--size-sm)',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  p: { flex: '1 1 16rem', margin: 0 },
  strong: { marginInlineEnd: 'var(--space-2)' },
  button: {
    minHeight: '2rem',
    paddingInline: 'var(--space-3)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-md)',
    background: 'var(--surface-raised)',
    color: 'var(--text)',
    fontSize: 'var(--size-xs)',
    cursor: 'pointer',
    '&:hover': { borderColor: 'var(--accent)' },
  },
});

/** What an answer is about, as the reader is told. */
function nameOf(kind: AnswerKind): string {
  switch (kind) {
    case 'function selector':
      return message('Function selector');
    case 'event topic':
      return message('Event topic');
    case 'error selector':
      return message('Error selector');
    case 'error':
      return message('Error');
    case 'term':
      return message('Term');
    case 'address':
      return message('Address');
    case 'code hash':
      return message('Code hash');
    case 'constant':
      return message('Constant');
  }
}

/** What is said of an answer, as a sentence of its own. */
export const answerText = ({ kind, text }: DirectAnswer): string =>
  `${nameOf(kind)}: ${text.replaceAll('`', '')}`;

const nothing = () => false;

interface AnswerLineProps {
  answer: DirectAnswer;
  /** Follows the line to where it is explained. */
  onVisit: (path: string) => void;
}

/** The answer itself, where what was asked for is one thing: above the hits, with what can be copied of it. */
export function AnswerLine({ answer, onVisit }: AnswerLineProps) {
  const { kind, text, copy, path } = answer;
  const [copied, setCopied] = useState(false);
  return (
    <div css={style}>
      <p>
        <strong>{nameOf(kind)}</strong> <Marked text={text} matches={nothing} />{' '}
        <a
          href={sitePath(path)}
          onClick={(event) => {
            if (!isPlainClick(event.nativeEvent)) return;
            event.preventDefault();
            onVisit(path);
          }}
        >
          {message('Read more')}
        </a>
      </p>
      {copy !== undefined && (
        <button
          type="button"
          aria-label={copied ? undefined : message('Copy {text}', { text: copy })}
          onClick={() =>
            void copyText(copy).then((done) => {
              setCopied(done);
              if (done) announce(message('Copied'));
            })
          }
        >
          {copied ? message('Copied') : message('Copy')}
        </button>
      )}
    </div>
  );
}
