import type ts from 'typescript';

/** Characters on a line of a signature before its parameters are given a line each. */
const LINE_WIDTH = 88;
const INDENT = '  ';

type List = readonly ts.Node[] & ts.TextRange;

/** What is shown of a declaration, and how. */
interface TextParts {
  /** Lists that are broken, one item a line, where the text is too long. */
  parameters?: List | undefined;
  typeParameters?: List | undefined;
  /** What stands before the text. */
  prefix?: string;
  /** Where the text ends, when before the end of the node. */
  end?: number;
}

/**
 * Gives a declaration as its file writes it, indented by two spaces from the left edge, without a final semicolon and
 * without `export` and `declare`, which say nothing in a `.d.ts`. Where a line is too long its parameters get a line
 * each, then its type parameters too.
 *
 * Not left to a formatter: the text stays what the package says to the letter.
 */
export function declarationText(node: ts.Node, parts: TextParts = {}): string {
  const { parameters, typeParameters, prefix = '', end = node.end } = parts;
  const source = node.getSourceFile();
  const first = node.getStart(source);
  const start = first + modifiersLength(source.text.slice(first, end));
  const depth = lineIndent(source.text, first);
  const piece = (from: number, to: number) => outdent(source.text.slice(from, to), depth);

  /** The text with these lists, given in the order of the source, one item a line. */
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
  // A parameter that is long by itself stays long: what can still be made shorter is the line before it.
  return short.split('\n', 1).every(fits) ? short : broken(typeParameters, parameters);
}

const fits = (line: string): boolean => line.length <= LINE_WIDTH;

const isList = (list: List | undefined): list is List => list !== undefined && list.length > 0;

const modifiersLength = (text: string): number =>
  /^(?:(?:export|declare)\s+)*/.exec(text)?.[0].length ?? 0;

/** Spaces before the first word of the line that holds a position. */
const lineIndent = (text: string, position: number): number =>
  text.slice(text.lastIndexOf('\n', position - 1) + 1).search(/\S/);

/** Moves all lines but the first left by a depth, and halves the four spaces that the compiler indents by. */
const outdent = (text: string, depth: number): string =>
  text.replace(/\r?\n( *)/g, (_, spaces: string) => {
    const rest = Math.max(0, spaces.length - depth);
    return `\n${' '.repeat(rest / 2)}`;
  });

const indent = (text: string): string => INDENT + text.replaceAll('\n', `\n${INDENT}`);
