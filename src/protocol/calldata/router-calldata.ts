import { bytesToHex, concatHex, type Hex, hexToBytes } from 'viem';
import { read, type Reading, refuse } from '../exact/reading';
import {
  countProblem,
  decodeValues,
  encodeValues,
  inputsProblem,
  lengthProblem,
} from './execute-inputs';
import { fieldText, flattenValues, inputFields, nestValues, readField } from './input-fields';
import { byteLength, bytesInWords, readBytes } from './read-hex';
import { ALLOW_REVERT, COMMAND_MASK, commandOf, type CommandParameter } from './router-commands';

/**
 * Range of numbers that are probably times in milliseconds, from 1973 to 5138. Read as seconds, they would be thousands
 * of years in the future.
 */
const FIRST = 100_000_000_000n;
const END = 100_000_000_000_000n;

/**
 * Converts a time to seconds if it's probably in milliseconds, such as the result of `Date.now()`. As a deadline, such
 * a time would practically never expire.
 *
 * @param time the value that the contract reads as a Unix timestamp
 * @returns undefined if the time is probably not in milliseconds
 */
export const secondsMeant = (time: bigint): bigint | undefined =>
  time < FIRST || time >= END ? undefined : time / 1000n;

/** Selectors of the two `execute` functions of IUniversalRouter.sol. */
export const EXECUTE = '0x24856bc3';
export const EXECUTE_WITH_DEADLINE = '0x3593564c';

const plain: readonly CommandParameter[] = [
  { name: 'commands', type: 'bytes' },
  { name: 'inputs', type: 'bytes[]' },
];
const withDeadline: readonly CommandParameter[] = [...plain, { name: 'deadline', type: 'uint256' }];

/** A command as encoded in the calldata. */
export interface ExecuteStep {
  readonly byte: number;
  readonly input: Hex;
}

/** Encodes the calldata of `execute`, with or without a deadline. */
export function encodeExecute(steps: readonly ExecuteStep[], deadline?: bigint): Hex {
  const commands = bytesToHex(Uint8Array.from(steps, ({ byte }) => byte));
  const inputs = steps.map(({ input }) => input);
  return deadline === undefined
    ? concatHex([EXECUTE, encodeValues(plain, [commands, inputs])])
    : concatHex([EXECUTE_WITH_DEADLINE, encodeValues(withDeadline, [commands, inputs, deadline])]);
}

/** A command as the reader enters it, with a text for each field of its input. */
export interface DraftStep {
  readonly number: number;
  readonly allowRevert: boolean;
  readonly texts: readonly string[];
}

/** Returns the problem of each field of a draft; undefined for a valid field. */
export function draftProblems({ number, texts }: DraftStep): (string | undefined)[] {
  const fields = inputFields(commandOf(number)?.parameters ?? []);
  return fields.map((field, index) => readField(field, texts[index] ?? '').problem);
}

/** Encodes a draft as a step of the calldata. */
export function encodeDraft({ number, allowRevert, texts }: DraftStep): Reading<ExecuteStep> {
  const command = commandOf(number);
  if (!command) return refuse('There is no such command.');
  const values: unknown[] = [];
  for (const [index, field] of inputFields(command.parameters).entries()) {
    const value = readField(field, texts[index] ?? '');
    if (value.problem !== undefined)
      return refuse(`${command.name}, ${field.name}: ${value.problem}`);
    values.push(value.value);
  }
  return read({
    byte: number | (allowRevert ? ALLOW_REVERT : 0),
    input: encodeValues(command.parameters, nestValues(command.parameters, values)),
  });
}

/** A command decoded from calldata. */
export interface DecodedStep extends ExecuteStep {
  readonly number: number;
  readonly allowRevert: boolean;
  /** Undefined if the router has no command with this number. */
  readonly name: string | undefined;
  /** The texts of the input's fields, or the reason why the input can't be decoded. */
  readonly texts: Reading<readonly string[]>;
  /** Oddities that do not prevent decoding. */
  readonly warnings: readonly string[];
}

/** A call of `execute` decoded from calldata. */
export interface DecodedExecute {
  readonly steps: readonly DecodedStep[];
  readonly deadline: bigint | undefined;
  readonly warnings: readonly string[];
}

const LOOSE = 'has extra bytes or padding that a standard encoding does not have';

function decodeStep(byte: number, input: Hex): DecodedStep {
  const number = byte & COMMAND_MASK;
  const command = commandOf(number);
  const warnings: string[] = [];
  if ((byte & ~(ALLOW_REVERT | COMMAND_MASK)) !== 0) {
    warnings.push('The byte has bits of 0x60, which the router ignores.');
  }
  const step = { byte, input, number, allowRevert: (byte & ALLOW_REVERT) !== 0, warnings };
  if (!command) {
    const problem = `Unknown command: the router reverts with InvalidCommandType(${number}).`;
    return { ...step, name: undefined, texts: refuse(problem) };
  }
  const { name, parameters } = command;
  const decoded = decodeValues(parameters, input);
  if (!decoded) {
    const problem = `The input of ${bytesInWords(input)} is not a valid encoding of the parameters of ${name}.`;
    return { ...step, name, texts: refuse(problem) };
  }
  if (!decoded.exact) warnings.push(`The input ${LOOSE}.`);
  const values = flattenValues(parameters, decoded.values);
  const texts = inputFields(parameters).map((field, index) => fieldText(field, values[index]));
  return { ...step, name, texts: read(texts), warnings };
}

/** Decodes the commands in the calldata of `execute(bytes,bytes[])` or `execute(bytes,bytes[],uint256)`. */
export function decodeExecute(text: string): Reading<DecodedExecute> {
  const tooLong = lengthProblem(text);
  if (tooLong !== undefined) return refuse(tooLong);
  const bytes = readBytes(text);
  if (bytes.problem !== undefined) return bytes;
  const calldata = bytes.value.toLowerCase() as Hex;
  if (byteLength(calldata) < 4) return refuse('Calldata starts with a selector of 4 bytes.');
  const selector = calldata.slice(0, 10);
  if (selector !== EXECUTE && selector !== EXECUTE_WITH_DEADLINE) {
    return refuse(
      `The selector ${selector} is not one of execute, which are ${EXECUTE_WITH_DEADLINE} with a deadline and ${EXECUTE} without.`,
    );
  }
  const parameters = selector === EXECUTE ? plain : withDeadline;
  const body: Hex = `0x${calldata.slice(10)}`;
  const unreadable = inputsProblem(body);
  if (unreadable !== undefined) return refuse(unreadable);
  const decoded = decodeValues(parameters, body);
  if (!decoded) {
    return refuse('The bytes after the selector are cut off or are not the arguments of execute.');
  }
  const [commands, inputs, deadline] = decoded.values as [Hex, readonly Hex[], bigint?];
  const warnings: string[] = [];
  if (!decoded.exact) warnings.push(`The calldata ${LOOSE}.`);
  const meant = deadline === undefined ? undefined : secondsMeant(deadline);
  if (meant !== undefined) {
    warnings.push(
      `The deadline looks like milliseconds. The router expects seconds, so this deadline would not expire for thousands of years. Use ${meant} instead.`,
    );
  }
  const numbers = [...hexToBytes(commands)];
  const tooMany = countProblem(numbers.length);
  if (tooMany !== undefined) return refuse(tooMany);
  if (numbers.length !== inputs.length) {
    warnings.push(
      `There are ${numbers.length} commands and ${inputs.length} inputs, so the router reverts with LengthMismatch.`,
    );
  }
  const steps = numbers.map((byte, index) => decodeStep(byte, inputs[index] ?? '0x'));
  return read({ steps, deadline, warnings });
}
