/** Joins the lines of a file, each with an indent. */
export const linesOf = (lines: readonly string[], indent = ''): string =>
  lines.map((line) => `${indent}${line}\n`).join('');

/** Returns a text in double quotes, with double quotes inside it escaped. */
export const inQuotes = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
