import { stringify } from 'yaml';

/** The text of a doc: what it answers is said in its body too, until somebody writes more. */
export function docText(fields: Record<string, string | boolean>): string {
  const yaml = stringify(fields, { lineWidth: 0, singleQuote: true });
  return `---\n${yaml}---\n\n${String(fields.description)}\n`;
}
