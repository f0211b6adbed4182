import { readAddress, readBytes } from './read-hex';
import { readUint } from './read-uint';
import { read, refuse, type Reading } from '../exact/reading';
import type { CommandParameter, Meaning } from './router-commands';
import { decodePath } from './swap-path';

/**
 * A value of a command's input that the reader enters as text. Structs are split into their members; lists stay whole.
 */
export interface InputField {
  /** Name such as `details.token`, unique within its command. */
  readonly name: string;
  readonly parameter: CommandParameter;
  /** For a list, the types of the values in one line of its text. */
  readonly columns?: readonly CommandParameter[];
}

/** Placeholders from Constants.sol that the router replaces at run time. */
export const RECIPIENT_FLAGS = {
  MSG_SENDER: '0x0000000000000000000000000000000000000001',
  ADDRESS_THIS: '0x0000000000000000000000000000000000000002',
} as const;
export const CONTRACT_BALANCE = 1n << 255n;

/**
 * Returns the fields of the parameters, in order. The name of an outermost struct isn't part of the fields' names,
 * because it adds nothing.
 *
 * @example `token` in `details` in the outermost struct `permitSingle` becomes `details.token`
 */
export function inputFields(
  parameters: readonly CommandParameter[],
  prefix?: string,
): InputField[] {
  return parameters.flatMap((parameter): InputField[] => {
    const name = (prefix ?? '') + parameter.name;
    const { type, components = [] } = parameter;
    if (type === 'tuple') return inputFields(components, prefix === undefined ? '' : `${name}.`);
    if (type === 'tuple[]') return [{ name, parameter, columns: components }];
    if (type === 'address[]') {
      return [{ name, parameter, columns: [{ name: 'address', type: 'address' }] }];
    }
    return [{ name, parameter }];
  });
}

const flagNamed = (text: string): string | undefined =>
  Object.entries(RECIPIENT_FLAGS).find(([name]) => name === text.trim())?.[1];

function readScalar({ type, meaning }: CommandParameter, text: string): Reading<unknown> {
  if (type === 'address') {
    const flag = meaning === 'recipient' ? flagNamed(text) : undefined;
    return flag === undefined ? readAddress(text) : read(flag);
  }
  if (type === 'bool') {
    const word = text.trim();
    return word === 'true' || word === 'false'
      ? read(word === 'true')
      : refuse('Enter true or false.');
  }
  if (type === 'bytes') {
    const bytes = readBytes(text);
    if (bytes.problem !== undefined) return bytes;
    const problem =
      meaning === 'exact-input-path' || meaning === 'exact-output-path'
        ? decodePath(bytes.value, 'exact-input').problem
        : undefined;
    return problem === undefined ? read(bytes.value.toLowerCase()) : refuse(problem);
  }
  if (meaning === 'balance' && text.trim() === 'CONTRACT_BALANCE') return read(CONTRACT_BALANCE);
  return readUint(text, Number(type.slice('uint'.length)));
}

function readLines(columns: readonly CommandParameter[], text: string): Reading<unknown> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const rows: unknown[] = [];
  for (const [index, line] of lines.entries()) {
    const cells = line.trim().split(/[\s,]+/);
    if (cells.length !== columns.length) {
      return refuse(
        `Line ${index + 1} has ${cells.length} of ${columns.length} values: ${columns.map(({ name }) => name).join(', ')}.`,
      );
    }
    const row: unknown[] = [];
    for (const [column, parameter] of columns.entries()) {
      const value = readScalar(parameter, cells[column] ?? '');
      if (value.problem !== undefined)
        return refuse(`Line ${index + 1}, ${parameter.name}: ${value.problem}`);
      row.push(value.value);
    }
    rows.push(columns.length === 1 ? row[0] : row);
  }
  return read(rows);
}

/** Parses the text of a field. */
export const readField = ({ parameter, columns }: InputField, text: string): Reading<unknown> =>
  columns ? readLines(columns, text) : readScalar(parameter, text);

/** Nests values that are in field order, because the ABI coder expects structs. */
export function nestValues(
  parameters: readonly CommandParameter[],
  values: readonly unknown[],
): unknown[] {
  const rest = [...values];
  const take = (list: readonly CommandParameter[]): unknown[] =>
    list.map(({ type, components = [] }) => (type === 'tuple' ? take(components) : rest.shift()));
  return take(parameters);
}

/** Flattens the ABI coder's nested values to field order. */
export function flattenValues(
  parameters: readonly CommandParameter[],
  values: readonly unknown[],
): unknown[] {
  return parameters.flatMap(({ type, components = [] }, index): unknown[] => {
    const value = values[index];
    if (type !== 'tuple') return [value];
    const record = value as Record<string, unknown>;
    return flattenValues(
      components,
      components.map(({ name }) => record[name]),
    );
  });
}

function scalarText(meaning: Meaning | undefined, value: unknown): string {
  const flag =
    meaning === 'recipient'
      ? Object.entries(RECIPIENT_FLAGS).find(([, address]) => address === value)?.[0]
      : undefined;
  if (flag !== undefined) return flag;
  return meaning === 'balance' && value === CONTRACT_BALANCE ? 'CONTRACT_BALANCE' : String(value);
}

/** Formats a value as text that {@link readField} can read back. */
export function fieldText({ parameter, columns }: InputField, value: unknown): string {
  if (!columns) return scalarText(parameter.meaning, value);
  return (value as unknown[])
    .map((row) =>
      columns.length === 1
        ? String(row)
        : columns.map(({ name }) => String((row as Record<string, unknown>)[name])).join(', '),
    )
    .join('\n');
}

/** Returns the canonical ABI type of a parameter, such as `(address,uint160)`. */
export const canonicalType = ({ type, components }: CommandParameter): string =>
  components ? `(${components.map(canonicalType).join(',')})${type.slice('tuple'.length)}` : type;
