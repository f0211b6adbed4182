import { Document, isCollection, isMap, isScalar, type Node, Scalar, visit } from 'yaml';

/** The repository's YAML style: long texts on one line, single quotes. */
const STYLE = { lineWidth: 0, singleQuote: true };

/**
 * Returns a value as YAML without the final newline, because the text around it already has one. A text that starts or
 * ends in white space is quoted because a block would lose that space.
 */
function stringifyValue(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value === 'string' && scalar.value.trim() !== scalar.value)
        scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString(STYLE).trimEnd();
}

/** Returns a value in flow style, on one line. */
export function flowText(value: unknown): string {
  const document = new Document([value]);
  if (isCollection(document.contents)) document.contents.flow = true;
  return document.toString(STYLE).trim().slice(1, -1).trim();
}

/**
 * Returns a value as it follows `key:`, including the separator.
 *
 * @param indent indentation of the key
 * @param like the value to replace, whose quoting style is kept for a text
 */
export function valueText(value: unknown, indent: number, like?: Node | null): string {
  return indented(stringifyValue({ k: quotedAs(value, like) }).slice('k:'.length), indent);
}

/** Returns a value as it follows `-` in a list. @param like as in {@link valueText} */
export function itemText(value: unknown, indent: number, like?: Node | null): string {
  // Stringify a list of one, and cut off its dash.
  return indented(stringifyValue([quotedAs(value, like)]).slice('- '.length), indent);
}

/** Returns a key and its value, as written in a map. */
export const pairText = (key: string, value: unknown, indent: number): string =>
  indented(stringifyValue({ [key]: value }), indent);

function quotedAs(value: unknown, like: Node | null | undefined): unknown {
  if (!isScalar(like) || typeof value !== 'string' || typeof like.value !== 'string') return value;
  const scalar = new Scalar(value);
  if (like.type) scalar.type = like.type;
  return scalar;
}

const indented = (text: string, indent: number): string =>
  text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);

/** Returns where the text of a node ends, before the blank lines and comments that follow it. */
export function contentEnd(text: string, node: Node): number {
  if (isCollection(node) && node.flow !== true && node.items.length > 0) {
    const last = node.items.at(-1);
    if (isMap(node)) {
      const { key, value } = last as { key: Node; value: Node | null };
      return value && (value.range?.[1] ?? 0) > (key.range?.[1] ?? 0)
        ? contentEnd(text, value)
        : text.indexOf(':', key.range?.[1] ?? 0) + 1;
    }
    return contentEnd(text, last as Node);
  }
  const [start = 0, end = 0] = node.range ?? [];
  // Spaces at the end of a block's last line belong to the block.
  return start + text.slice(start, end).replace(/(?:\n[ \t]*)+$/, '').length;
}

/** Returns the start of the line after a position. */
function nextLine(text: string, position: number): number {
  const end = text.indexOf('\n', position);
  return end === -1 ? text.length : end + 1;
}

/** Returns the distance of a position from the start of its line. */
export const columnOf = (text: string, position: number): number =>
  position - (text.lastIndexOf('\n', position - 1) + 1);

/** A range of a text, with its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** An item of a list or a map, with the edits inside it. */
export interface Item {
  start: number;
  end: number;
  edits: Edit[];
}

/** Returns a range of a text with the edits inside it applied. */
export const edited = (text: string, from: number, to: number, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => a.start - b.start)
    .reduceRight(
      (rest, { start, end, text: own }) =>
        rest.slice(0, start - from) + own + rest.slice(end - from),
      text.slice(from, to),
    );

/** Rewrites a list or map whose items were added, removed or reordered. Each item that stays keeps its comments. */
export function rebuilt(
  text: string,
  node: Node,
  old: readonly Item[],
  flow: boolean,
  indent: number,
  order: readonly (Item | string)[],
): Edit {
  if (flow) {
    const [start = 0, end = 0] = node.range ?? [];
    const items = order.map((one) =>
      typeof one === 'string' ? one : edited(text, one.start, one.end, one.edits),
    );
    const [open, close] = isMap(node) ? ['{ ', ' }'] : ['[', ']'];
    return { start, end, text: `${open}${items.join(', ')}${close}` };
  }
  const start = old[0]?.start ?? 0;
  const end = nextLine(text, old.at(-1)?.end ?? 0);
  const lines = order.map((one) => {
    if (typeof one === 'string') return `${' '.repeat(indent)}${one}\n`;
    const nth = old.indexOf(one);
    const from = nth === 0 ? start : nextLine(text, old[nth - 1]?.end ?? 0);
    const own = edited(text, from, nextLine(text, one.end), one.edits);
    return `${nth === 0 ? ' '.repeat(indent) : ''}${own.endsWith('\n') ? own : `${own}\n`}`;
  });
  const whole = lines.join('').trimStart();
  return { start, end, text: text.endsWith('\n') || end < text.length ? whole : whole.trimEnd() };
}
