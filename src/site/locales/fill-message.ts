/** Matches a placeholder: a name in braces. */
const PLACEHOLDER = /\{(?<name>[A-Za-z]+)\}/g;

/** Values to insert into a message, by placeholder name. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Replaces the placeholders of a message with values. A placeholder without a value is left as it is. */
export const fillMessage = (text: string, values: MessageValues): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole));

/** Returns the names of a message's placeholders, without duplicates, in alphabetical order. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))].sort();
