import { isMap, isScalar, isSeq, parseDocument, visit, type Node, type Pair } from 'yaml';

/** A stretch of a text, and what takes its place. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** Edits are made in the text itself: comments, quotes and line breaks beside them stay as they are. */
export function replaceAll(text: string, replacements: readonly Replacement[]): string {
  return [...replacements]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (edited, { start, end, text: own }) => edited.slice(0, start) + own + edited.slice(end),
      text,
    );
}

/** The end of the line that a position stands in, or is right behind. */
function endOfLine(text: string, position: number): number {
  if (position > 0 && text[position - 1] === '\n') return position;
  const end = text.indexOf('\n', position);
  return end === -1 ? text.length : end + 1;
}

const listAt = (text: string, path: readonly (string | number)[]) => {
  const document = parseDocument(text);
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!isSeq(node)) throw new Error(`there is no list at ${path.join('.') || 'the top'}`);
  return node;
};

/**
 * Puts an item at the end of a list that stands line by line, or is empty.
 *
 * @param path of the list in the file; none for the file itself
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

/** Takes an item out of a list that stands line by line. A list of one becomes an empty one. */
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

/** A text of a data file, and the field that it stands under. */
export interface WrittenText {
  value: string;
  /** The nearest field's name; none at the top. */
  key: string | undefined;
  start: number;
  end: number;
}

/** Every text that stands as a value in a YAML file. */
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
