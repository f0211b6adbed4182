import { copyByButton } from '../../kit/dom/copy-by-button';
import { message } from '../../kit/language/message';
import { isPlainClick } from '../../kit/dom/plain-click';
import { sitePath } from '../../kit/view/site-paths';
import type { AnswerKind, DirectAnswer } from '../../site/search/answers/direct-answer';
import { Marked } from './marked';

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
