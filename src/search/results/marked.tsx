import { markWords } from '../engine/mark-words';

interface MarkedProps {
  text: string;
  matches: (word: string) => boolean;
}

/** Text with the words that were looked for marked. */
export function Marked({ text, matches }: MarkedProps) {
  return (
    <>
      {markWords(text, matches).map((part, index) =>
        part.marked ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </>
  );
}
