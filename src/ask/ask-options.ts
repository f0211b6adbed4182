/** Options of `npm run ask`. */
export interface AskOptions {
  help: boolean;
  /** Print the raw GraphQL result. */
  json: boolean;
  /** Port of the development server to ask, if one is given. */
  port: number | undefined;
  /** The query's name, followed by the values of its variables. */
  words: string[];
}

/**
 * Separates the command's own options from its other arguments, which are the query's name and values.
 *
 * @throws Error if the port is invalid
 */
export function askOptions(args: readonly string[]): AskOptions {
  const options: AskOptions = { help: false, json: false, port: undefined, words: [] };
  const rest = args.flatMap((word) =>
    word.startsWith('--port=') ? ['--port', word.slice('--port='.length)] : [word],
  );
  while (rest.length > 0) {
    const word = rest.shift() ?? '';
    if (word === '--help' || word === '-h') options.help = true;
    else if (word === '--json') options.json = true;
    else if (word === '--port') options.port = portOf(rest.shift());
    else options.words.push(word);
  }
  return options;
}

function portOf(word = ''): number {
  const port = Number(word);
  if (/^\d+$/.test(word) && port > 0 && port < 65_536) return port;
  throw new Error(`--port is "${word}": write a port from 1 to 65535, such as 8001`);
}
