import { Document, isCollection, isMap, isScalar, Scalar, visit, type Node } from 'yaml';

/** The repository's YAML style: long texts on one line, single quotes. */
const STYLE = { lineWidth: 0, singleQuote: true };

/**
 * Returns a value as YAML without the final newline, because the text around it already has one. A text that starts or
 * ends in white space is quoted because a block would lose that space.
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
  return indented(textOf({ k: quotedAs(value, like) }).slice('k:'.length), indent);
}

/** Returns a value as it follows `-` in a list. @param like as in {@link valueText} */
export function itemText(value: unknown, indent: number, like?: Node | null): string {
  // Stringify a list of one, and cut off its dash.
  return indented(textOf([quotedAs(value, like)]).slice('- '.length), indent);
}

/** Returns a key and its value, as written in a map. */
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
export function nextLine(text: string, position: number): number {
  const end = text.indexOf('\n', position);
  return end === -1 ? text.length : end + 1;
}

/** Returns the distance of a position from the start of its line. */
export const columnOf = (text: string, position: number): number =>
  position - (text.lastIndexOf('\n', position - 1) + 1);
