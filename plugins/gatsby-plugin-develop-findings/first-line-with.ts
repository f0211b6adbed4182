/** The number of the first line that begins with a text, counted from 1; the first where none does. */
export const firstLineWith = (text: string, beginning: string): number =>
  Math.max(1, text.split('\n').findIndex((line) => line.startsWith(beginning)) + 1);
