import type ts from 'typescript';

/** Maximum length of a signature's line before its parameters are put on separate lines. */
const LINE_WIDTH = 88;
const INDENT = '  ';

type List = readonly ts.Node[] & ts.TextRange;

/** Options for the text of a declaration. */
interface TextParts {
  /** Lists to write with one item per line if the text is too long. */
  parameters?: List | undefined;
  typeParameters?: List | undefined;
  /** Text to insert at the start. */
  prefix?: string;
  /** Position where the text ends, if it is not the end of the node. */
  end?: number;
}

/**
 * Returns the text of a declaration as in its file, but with two spaces of indentation per level, without a final
 * semicolon, and without `export` and `declare`, which are redundant in a `.d.ts`. If a line is too long, each
 * parameter gets its own line. If that is not enough, each type parameter gets one too.
 *
 * No formatter is used, because it could make other changes.
 */
export function declarationText(node: ts.Node, parts: TextParts = {}): string {
  const { parameters, typeParameters, prefix = '', end = node.end } = parts;
  const source = node.getSourceFile();
  const first = node.getStart(source);
  const start = first + modifiersLength(source.text.slice(first, end));
  const depth = lineIndent(source.text, first);
  const piece = (from: number, to: number) => outdent(source.text.slice(from, to), depth);

  /** Returns the text with one item per line in these lists, which must be in the order of the source. */
  const broken = (...lists: readonly (List | undefined)[]): string => {
    let text = prefix;
    let from = start;
    for (const list of lists.filter(isList)) {
      const items = list.map((item) => indent(piece(item.getStart(source), item.end)));
      text += `${piece(from, list.pos)}\n${items.join(',\n')}\n`;
      from = list.end;
    }
    return (text + piece(from, end)).trimEnd().replace(/;$/, '');
  };

  const plain = broken();
  if (plain.split('\n').every(fits)) return plain;
  const short = broken(parameters);
  // Check only the line before the parameters, because it is the only line that gets shorter if type parameters are put
  // on separate lines.
  return short.split('\n', 1).every(fits) ? short : broken(typeParameters, parameters);
}

const fits = (line: string): boolean => line.length <= LINE_WIDTH;

const isList = (list: List | undefined): list is List => list !== undefined && list.length > 0;

const modifiersLength = (text: string): number =>
  /^(?:(?:export|declare)\s+)*/.exec(text)?.[0].length ?? 0;

/** Returns the indentation of the line that contains a position. */
const lineIndent = (text: string, position: number): number =>
  text.slice(text.lastIndexOf('\n', position - 1) + 1).search(/\S/);

/**
 * Moves all lines but the first left by `depth`, and halves the rest of their indentation, which is four spaces per
 * level in the compiler's output.
 */
const outdent = (text: string, depth: number): string =>
  text.replace(/\r?\n( *)/g, (_, spaces: string) => {
    const rest = Math.max(0, spaces.length - depth);
    return `\n${' '.repeat(rest / 2)}`;
  });

const indent = (text: string): string => INDENT + text.replaceAll('\n', `\n${INDENT}`);

/** Maximum number of entries in an array or object that is shown as a value. */
const MOST_ENTRIES = 8;

/**
 * Returns a value of an installed module as text if it is short enough for a page: a string or number, a JSBI integer
 * in decimal, or a short array or object of these. Otherwise null.
 *
 * @param type the declared type; a JSBI integer is an array at run time, so only its declared type distinguishes it
 * from other arrays
 */
export function plainValue(value: unknown, type?: ts.TypeNode): string | null {
  if (type?.getText() === 'JSBI' && isInteger(value)) return value.toString(10);
  if (isPrimitive(value)) return String(value);
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return null;
  const entries = Object.values(value);
  if (entries.length > MOST_ENTRIES || !entries.every(isPrimitive)) return null;
  return JSON.stringify(value);
}

const isInteger = (value: unknown): value is { toString: (radix: number) => string } =>
  typeof value === 'object' && value !== null;

const isPrimitive = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
