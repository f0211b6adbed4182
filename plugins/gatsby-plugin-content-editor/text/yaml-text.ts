import { Document, isCollection, isMap, isScalar, Scalar, visit, type Node } from 'yaml';

/** As the repository writes YAML: long texts on one line, single quotes. */
const STYLE = { lineWidth: 0, singleQuote: true };

/**
 * A value as a text. Its last line ends without a newline: the place that it is written to has one. So a text that ends
 * in white space stands in quotes, since a block would lose it.
 */
function textOf(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value === 'string' && scalar.value.trim() !== scalar.value)
        scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString(STYLE).trimEnd();
}

/** A value within brackets, on one line. */
export function flowText(value: unknown): string {
  const document = new Document([value]);
  if (isCollection(document.contents)) document.contents.flow = true;
  return document.toString(STYLE).trim().slice(1, -1).trim();
}

/**
 * A value as it stands behind `key:`, with what separates the two.
 *
 * @param indent of the key
 * @param like the value that it takes the place of: a text keeps its quotes
 */
export function valueText(value: unknown, indent: number, like?: Node | null): string {
  return indented(textOf({ k: quotedAs(value, like) }).slice('k:'.length), indent);
}

/** A value as it stands behind `-` in a list. @param like as {@link valueText} has it */
export function itemText(value: unknown, indent: number, like?: Node | null): string {
  // A list of one: its own dash goes.
  return indented(textOf([quotedAs(value, like)]).slice('- '.length), indent);
}

/** A key and its value, as they stand in a map. */
export const pairText = (key: string, value: unknown, indent: number): string =>
  indented(textOf({ [key]: value }), indent);

function quotedAs(value: unknown, like: Node | null | undefined): unknown {
  if (!isScalar(like) || typeof value !== 'string' || typeof like.value !== 'string') return value;
  const scalar = new Scalar(value);
  if (like.type) scalar.type = like.type;
  return scalar;
}

const indented = (text: string, indent: number): string =>
  text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);

/** Where the text of a node ends: before the blank lines and the comments that follow it. */
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
  // The spaces at the end of a block's last line are its own.
  return start + text.slice(start, end).replace(/(?:\n[ \t]*)+$/, '').length;
}

/** The start of the line after a position. */
export function nextLine(text: string, position: number): number {
  const end = text.indexOf('\n', position);
  return end === -1 ? text.length : end + 1;
}

/** How far from the start of its line a position is. */
export const columnOf = (text: string, position: number): number =>
  position - (text.lastIndexOf('\n', position - 1) + 1);
