const WIDTH = 80;

/** The parts of a declaration with parameters. */
export interface SignatureParts {
  /** `function swap`, `event Swap`, `constructor`. */
  head: string;
  parameters: readonly string[];
  /** Visibility, mutability and modifiers, in the order of the Solidity style guide. */
  attributes: readonly string[];
  returns: readonly string[];
}

/**
 * Writes a declaration on one line if it is short, otherwise with one parameter per line as in the Solidity style
 * guide.
 */
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

/** Writes `struct Name { … }` and `enum Name { … }` with one member per line. */
export const writeBlock = (head: string, members: readonly string[], end: string): string =>
  `${head} {\n${members.map((member) => `    ${member}`).join(`${end}\n`)}${end === ';' ? end : ''}\n}`;

const listed = (items: readonly string[]): string => `\n    ${items.join(',\n    ')}\n`;
