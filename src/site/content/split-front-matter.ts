/** The parts of a doc; joined in this order, they are its text. */
export interface DocParts {
  /** The first `---`, with the end of its line. */
  open: string;
  /** The fields between the `---` lines, with the end of the last line. */
  yaml: string;
  /** The second `---`, with the end of its line. */
  close: string;
  body: string;
}

const FRONT_MATTER =
  /^(?<open>---[ \t]*\r?\n)(?<yaml>(?:[\s\S]*?\r?\n)??)(?<close>---[ \t]*(?:\r?\n|$))/;

/**
 * Splits the front matter of a doc from its body, at the lines that consist of `---`.
 *
 * @example
 *   splitFrontMatter('---\ntitle: Fees\n---\n\nText.\n');
 *   // { open: '---\n', yaml: 'title: Fees\n', close: '---\n', body: '\nText.\n' }
 *
 * @returns undefined if the text does not start with front matter, or if the front matter is not closed
 */
export function splitFrontMatter(text: string): DocParts | undefined {
  const { open, yaml, close } = FRONT_MATTER.exec(text)?.groups ?? {};
  if (open === undefined || yaml === undefined || close === undefined) return undefined;
  return { open, yaml, close, body: text.slice(open.length + yaml.length + close.length) };
}
