/** A name in braces, which stands for what is put in its place. */
const PLACEHOLDER = /\{(?<name>[A-Za-z]+)\}/g;

/** What is put into a message, by the names of its placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A message with values in the places of their names; a name without value stays as it is. */
export const fillMessage = (text: string, values: MessageValues): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole));

/** The names of a message's placeholders, each once, in alphabetical order. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))].sort();
