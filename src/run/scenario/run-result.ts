import type { Hex } from '../engine/quantities';

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
  /** Return values; for a transaction, those that the call would return. */
  values: ToldValue[];
  /** Balance changes of accounts, not including gas. */
  changes: { who: Who; amount: string; unit: string }[];
  events: { by: Who; name: string; topic: Hex; inputs: ToldValue[] }[];
  /** Absent for reads, which cost no gas. */
  gasUsed?: number;
  call: ToldCall;
  /** Functions that were called first because this call depends on them, in order. */
  before?: string[];
  /** Only if the call reverted. */
  revert?: { message: string; data: Hex };
}
