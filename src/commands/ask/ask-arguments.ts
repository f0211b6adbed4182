import { Kind, parse, type TypeNode } from 'graphql';
import { suggest } from '../../site/sources/suggest';

/** Options of `npm run ask`. */
export interface AskOptions {
  help: boolean;
  /** Print the raw GraphQL result. */
  json: boolean;
  /** Port of the development server to query; undefined if `--port` is not given. */
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

/** A variable of a query. Every variable has a default value. */
export interface QueryVariable {
  name: string;
  /** Name of the variable's GraphQL type, such as `String` or `Int`. */
  type: string;
  /** The variable's default value as text, without quotes. */
  usual: string;
}

/** Returns the variables of a query, in order. */
export function variablesOf(text: string): QueryVariable[] {
  const [operation] = parse(text).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return [];
  return (operation.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => ({
    name: variable.name.value,
    type: nameOf(type),
    usual: defaultValue && 'value' in defaultValue ? String(defaultValue.value) : '',
  }));
}

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);

/**
 * Parses the values of a query's variables and converts each to the type of its variable.
 *
 * @param words arguments after the query's name: `--name value`, `--name=value`, or values in order without names
 * @throws Error with an instruction if a name is unknown or a value is invalid
 */
export function readVariables(
  variables: readonly QueryVariable[],
  words: readonly string[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const rest = [...words];
  while (rest.length > 0) {
    const word = rest.shift() ?? '';
    const named = /^--(?<name>\w+)(?:=(?<inline>.*))?$/s.exec(word)?.groups;
    const variable = named
      ? variables.find(({ name }) => name === named.name)
      : variables.find(({ name }) => !(name in values));
    if (!variable) throw new Error(unknown(named?.name ?? word, variables));
    const value = named ? (named.inline ?? rest.shift()) : word;
    if (value === undefined)
      throw new Error(`--${variable.name} needs a value: write one after it`);
    values[variable.name] = valueOf(variable, value);
  }
  return values;
}

function unknown(word: string, variables: readonly QueryVariable[]): string {
  const names = variables.map(({ name }) => name);
  return `"${word}" is not a variable of this query; ${names.length > 0 ? suggest(word, names) : 'remove it, because the query has no variables'}`;
}

function valueOf({ name, type }: QueryVariable, value: string): unknown {
  if (type === 'Int' && !/^-?\d+$/.test(value))
    throw new Error(`--${name} is "${value}": write a whole number`);
  if (type === 'Boolean' && !/^(?:true|false)$/.test(value))
    throw new Error(`--${name} is "${value}": write true or false`);
  if (type === 'Int') return Number(value);
  return type === 'Boolean' ? value === 'true' : value;
}
