import type { AbiParameter } from 'viem';
import type { Hex } from '../engine/json-rpc';

/** A named value: in whole tokens if it is a token amount, otherwise as in the ABI. */
export interface ToldValue {
  name: string;
  text: string;
  /** Unit, such as `DAI` or `seconds`; absent for a plain value. */
  unit?: string;
}

/** An account's name, or its address if it has none. */
export type Who = string;

/** A call with its inner calls. */
export interface ToldCall {
  type: string;
  to: Who;
  /** Name of the function; its selector if the function is unknown. */
  function: string;
  /** Absent for unknown functions. */
  selector?: Hex;
  inputs: ToldValue[];
  /** Ether sent along. */
  ether?: string;
  gasUsed: number;
  /** Why it failed. */
  failure?: string;
  calls: ToldCall[];
}

/** The result of a call, as the page shows it. */
export interface RunResult {
  /** Return values; those of a transaction are from its trace. */
  values: ToldValue[];
  /** Balance changes of accounts, not including gas. */
  changes: { who: Who; amount: string; unit: string }[];
  events: { by: Who; name: string; topic: Hex; inputs: ToldValue[] }[];
  /** Absent for reads, which cost no gas. */
  gasUsed?: number;
  call: ToldCall;
  /** Functions that were called first because this call depends on them, in order. */
  before?: string[];
  /** Present only if the call reverted. */
  revert?: { message: string; data: Hex };
}

/** Names of the accounts on a chain. */
export interface People {
  nameOf(address: string): string;
}

/** Returns the names of accounts. @param names by address, in any letter case */
export function peopleOf(names: Readonly<Record<string, string>>): People {
  const known = new Map(
    Object.entries(names).map(([address, name]) => [address.toLowerCase(), name]),
  );
  return { nameOf: (address) => known.get(address.toLowerCase()) ?? address };
}

/** Formats values with their names in the ABI. The name is empty if the ABI has none. */
export const tellValues = (
  parameters: readonly AbiParameter[],
  values: readonly unknown[],
  people: People,
): ToldValue[] =>
  parameters.map(({ name }, index) => ({
    name: name ?? '',
    text: told(values[index], people),
  }));

/** How many characters 32 bytes have in hex, including `0x`. */
const WORD = 66;

/** Shortens bytes to their first and last ones, because long bytes would push the values after them out of view. */
const shortened = (bytes: string): string =>
  `${bytes.slice(0, 18)}…${bytes.slice(-8)} (${(bytes.length - 2) / 2} bytes)`;

function told(value: unknown, people: People): string {
  if (typeof value === 'string') {
    if (value.length === 42) return people.nameOf(value);
    return value.startsWith('0x') && value.length > WORD ? shortened(value) : value;
  }
  if (Array.isArray(value)) return `[${value.map((each) => told(each, people)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([name, each]) => `${name}: ${told(each, people)}`);
    return `{ ${parts.join(', ')} }`;
  }
  return String(value);
}
