import {
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  stringify,
  visit,
} from 'yaml';

/** A range of a text, and its replacement. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** Applies edits to the text itself, so that surrounding comments, quotes and line breaks are kept. */
export function replaceAll(text: string, replacements: readonly Replacement[]): string {
  return [...replacements]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (edited, { start, end, text: own }) => edited.slice(0, start) + own + edited.slice(end),
      text,
    );
}

/** Returns the end of the line that contains a position or ends there. */
function endOfLine(text: string, position: number): number {
  if (position > 0 && text[position - 1] === '\n') return position;
  const end = text.indexOf('\n', position);
  return end === -1 ? text.length : end + 1;
}

const listAt = (text: string, path: readonly (string | number)[]) => {
  const document = parseDocument(text);
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!isSeq(node))
    throw new Error(
      `the file has no list${path.length > 0 ? ` at "${path.join('.')}"` : ''} to add to: correct the file first`,
    );
  return node;
};

/**
 * Appends an item to a list, in the style of the list: one item per line, or in brackets.
 *
 * @param path of the list in the file; empty for the file itself
 * @param item as YAML, on one line
 */
export function appendItem(text: string, path: readonly (string | number)[], item: string): string {
  const list = listAt(text, path);
  const [start = 0, end = 0] = list.range ?? [];
  if (list.items.length === 0) return `${text.slice(0, start)}[${item}]${text.slice(end)}`;
  const last = list.items.at(-1) as Node;
  const first = (list.items[0] as Node).range?.[0] ?? 0;
  const line = text.slice(text.lastIndexOf('\n', first - 1) + 1, first);
  if (!line.trimEnd().endsWith('-')) {
    const at = last.range?.[1] ?? end;
    return `${text.slice(0, at)}, ${item}${text.slice(at)}`;
  }
  const at = endOfLine(text, last.range?.[1] ?? end);
  const open = text.slice(0, at);
  return `${open}${open.endsWith('\n') ? '' : '\n'}${' '.repeat(line.lastIndexOf('-'))}- ${item}\n${text.slice(at)}`;
}

/** Removes an item from a list with one item per line. A list of one item becomes `[]`. */
export function removeItem(
  text: string,
  path: readonly (string | number)[],
  index: number,
): string {
  const list = listAt(text, path);
  const item = list.items[index] as Node;
  if (list.items.length === 1) {
    const [start = 0, end = 0] = list.range ?? [];
    return `${text.slice(0, start)}[]\n${text.slice(end)}`;
  }
  const [from = 0, to = 0] = item.range ?? [];
  const start = text.lastIndexOf('\n', from - 1) + 1;
  return text.slice(0, start) + text.slice(endOfLine(text, to));
}

/** A string in a data file, and its field. */
export interface WrittenText {
  value: string;
  /** Name of the nearest field that contains the string; undefined at the top level. */
  key: string | undefined;
  start: number;
  end: number;
}

/** Returns every string value in a YAML file. */
export function textsOf(text: string): WrittenText[] {
  const found: WrittenText[] = [];
  visit(parseDocument(text), {
    Scalar(position, { value, range }, path) {
      if (position === 'key' || typeof value !== 'string' || !range) return;
      const pair = path.findLast((one) => 'key' in one && !isMap(one)) as Pair | undefined;
      const key = pair && isScalar(pair.key) ? String(pair.key.value) : undefined;
      found.push({ value, key, start: range[0], end: range[1] });
    },
  });
  return found;
}

/** Formats a value as YAML on one line. */
export const flow = (value: unknown): string =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true }).trim();
