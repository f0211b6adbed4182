import { copyByButton } from '../../kit/dom/copy-by-button';
import { isPlainClick } from '../../kit/dom/links';
import { message } from '../../kit/language/message';
import { sitePath } from '../../kit/view/site-paths';
import type { AnswerKind, DirectAnswer } from '../../site/search/answers/direct-answer';
import { markWords } from '../engine/marked-text';

interface MarkedProps {
  text: string;
  matches: (word: string) => boolean;
}

/** Renders a text with its matching words marked, and with the parts between backticks as code. */
export function Marked({ text, matches }: MarkedProps) {
  return (
    <>
      {text.split('`').map((part, index) => {
        const marked = markWords(part, matches).map((own, at) =>
          own.marked ? <mark key={at}>{own.text}</mark> : own.text,
        );
        return index % 2 === 1 ? (
          <code translate="no" key={index}>
            {marked}
          </code>
        ) : (
          marked
        );
      })}
    </>
  );
}

/** Returns the label for a kind of answer. */
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

/** Returns an answer as a short text, such as "Constant: 887272". */
export const answerText = ({ kind, text }: DirectAnswer): string =>
  `${nameOf(kind)}: ${text.replaceAll('`', '')}`;

const nothing = () => false;

interface AnswerLineProps {
  answer: DirectAnswer;
  /** Navigates to the explanation of the answer. */
  onVisit: (path: string) => void;
}

/**
 * The direct answer to a query for a single thing, shown above the hits. It has a copy button if there is a value to
 * copy.
 */
export function AnswerLine({ answer, onVisit }: AnswerLineProps) {
  const { kind, text, copy, path } = answer;
  return (
    <div className="search-answer">
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
          className="plain-button"
          onClick={({ currentTarget }) => void copyByButton(currentTarget, copy)}
        >
          {message('Copy')}
        </button>
      )}
    </div>
  );
}
