const WIDTH = 80;

/** The pieces of a declaration with parameters. */
export interface SignatureParts {
  /** `function swap`, `event Swap`, `constructor`. */
  head: string;
  parameters: readonly string[];
  /** Visibility, mutability and modifiers, in the order of the style guide. */
  attributes: readonly string[];
  returns: readonly string[];
}

/** Writes a declaration: on one line where it is short, else one parameter a line, as the Solidity style guide does. */
export function writeSignature({ head, parameters, attributes, returns }: SignatureParts): string {
  const tail = attributes.map((attribute) => ` ${attribute}`).join('');
  const result = returns.length > 0 ? ` returns (${returns.join(', ')})` : '';
  const line = `${head}(${parameters.join(', ')})${tail}${result}`;
  if (line.length <= WIDTH) return line;
  const opened = parameters.length > 0 ? `${head}(${listed(parameters)})` : `${head}()`;
  const closing = `)${tail}${result}`;
  if (closing.length <= WIDTH || returns.length === 0) return `${opened}${tail}${result}`;
  return `${opened}${tail} returns (${listed(returns)})`;
}

/** `struct Name { … }` and `enum Name { … }`, one member a line. */
export const writeBlock = (head: string, members: readonly string[], end: string): string =>
  `${head} {\n${members.map((member) => `    ${member}`).join(`${end}\n`)}${end === ';' ? end : ''}\n}`;

const listed = (items: readonly string[]): string => `\n    ${items.join(',\n    ')}\n`;
