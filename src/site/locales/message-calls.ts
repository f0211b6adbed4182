import ts from 'typescript';

/** A call in the code that requests a message: `message('Version: {choice}', { choice })`. */
export interface MessageCall {
  /** The English text. */
  text: string;
  /** Source code of each value, by placeholder name. */
  values: ReadonlyMap<string, string>;
}

/** Functions that return their first argument unchanged on a site with only one locale. */
const IDENTITIES = new Set(['pathInLocale', 'translated']);

/** Returns every call of `message` with a literal text, in source order. */
export const messageCalls = (file: string, source: string): MessageCall[] =>
  callsIn(file, source).flatMap(({ node, tree }) => messageOf(node, tree) ?? []);

/**
 * Replaces each call of `message`, or of one of the {@link IDENTITIES}, with code for the value that the call returns
 * on a site with only one locale. For example, `message('Version: {choice}', { choice })` becomes
 * `` `Version: ${choice}` ``. The number of lines stays the same.
 */
export function withoutMessageCalls(file: string, source: string): string {
  return callsIn(file, source).reduceRight((text, { node, tree }) => {
    const call = messageOf(node, tree);
    const code = call ? englishOf(call) : argumentOf(node, tree);
    if (code === undefined) return text;
    const start = node.getStart(tree);
    const lines = source.slice(start, node.end).split('\n').length - code.split('\n').length;
    return text.slice(0, start) + code + '\n'.repeat(lines) + text.slice(node.end);
  }, source);
}

interface FoundCall {
  node: ts.CallExpression;
  tree: ts.SourceFile;
}

function callsIn(file: string, source: string): FoundCall[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const calls: FoundCall[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const { text } = node.expression;
      // Skip calls nested in this one, because replacements must not overlap.
      if (text === 'message' || IDENTITIES.has(text)) {
        calls.push({ node, tree });
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return calls;
}

function messageOf(node: ts.CallExpression, tree: ts.SourceFile): MessageCall | undefined {
  const [text, values] = node.arguments;
  return node.expression.getText(tree) === 'message' && text && ts.isStringLiteralLike(text)
    ? { text: text.text, values: valuesOf(values, tree) }
    : undefined;
}

function valuesOf(
  node: ts.Expression | undefined,
  tree: ts.SourceFile,
): ReadonlyMap<string, string> {
  const properties = node && ts.isObjectLiteralExpression(node) ? node.properties : [];
  return new Map(
    properties.flatMap((property): [string, string][] => {
      if (ts.isShorthandPropertyAssignment(property))
        return [[property.name.text, property.name.text]];
      if (!ts.isPropertyAssignment(property)) return [];
      return [[property.name.getText(tree), property.initializer.getText(tree)]];
    }),
  );
}

/**
 * Returns the source code that replaces a message call: a template literal if it has values, otherwise a string
 * literal.
 */
function englishOf({ text, values }: MessageCall): string {
  if (values.size === 0) return JSON.stringify(text);
  const template = text
    .replace(/[\\`]|\$(?=\{)/g, '\\$&')
    .replace(/\{(?<name>[A-Za-z]+)\}/g, (whole, name: string) => {
      const code = values.get(name);
      return code === undefined ? whole : `\${${code}}`;
    });
  return `\`${template}\``;
}

/** Returns the source code that replaces a call of one of the {@link IDENTITIES}: its first argument. */
function argumentOf(node: ts.CallExpression, tree: ts.SourceFile): string | undefined {
  const [argument] = node.arguments;
  if (!argument || !IDENTITIES.has(node.expression.getText(tree))) return undefined;
  return ts.isIdentifier(argument) || ts.isStringLiteralLike(argument)
    ? argument.getText(tree)
    : `(${argument.getText(tree)})`;
}
