import { markWords } from '../engine/mark-words';

interface MarkedProps {
  text: string;
  matches: (word: string) => boolean;
}

/** Text with the matching words marked, and text between backticks as code. */
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
