/** Returns the 1-based number of the first line that begins with a text; 1 if no line does. */
export const firstLineWith = (text: string, beginning: string): number =>
  Math.max(1, text.split('\n').findIndex((line) => line.startsWith(beginning)) + 1);
