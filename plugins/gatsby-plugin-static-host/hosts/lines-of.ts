/** Lines of a file, each behind its indent. */
export const linesOf = (lines: readonly string[], indent = ''): string =>
  lines.map((line) => `${indent}${line}\n`).join('');

/** A text in double quotes, with what would end them escaped. */
export const inQuotes = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
