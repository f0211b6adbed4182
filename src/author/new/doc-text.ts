import { stringify } from 'yaml';

/** Returns the text of a doc. The description is also the body, until the writer adds more. */
export function docText(fields: Record<string, string | boolean>): string {
  const yaml = stringify(fields, { lineWidth: 0, singleQuote: true });
  return `---\n${yaml}---\n\n${String(fields.description)}\n`;
}
