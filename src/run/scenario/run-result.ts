import type { Hex } from '../engine/quantities';

/** A value with its name: whole tokens where it is an amount of one, as the ABI gives it otherwise. */
export interface ToldValue {
  name: string;
  text: string;
  /** `DAI`, `seconds` …; absent where it counts nothing. */
  unit?: string;
}

/** An account: what it is called, or its address. */
export type Who = string;

/** A call with those that it made. */
export interface ToldCall {
  type: string;
  to: Who;
  /** Name of the function; the selector where it is not known. */
  function: string;
  /** Of a function that is known. */
  selector?: Hex;
  inputs: ToldValue[];
  /** Ether sent along. */
  ether?: string;
  gasUsed: number;
  /** Why it failed. */
  failure?: string;
  calls: ToldCall[];
}

/** What became of a call, as the page shows it. */
export interface RunResult {
  /** What was returned, or would be by a transaction. */
  values: ToldValue[];
  /** What accounts have more of, or less, but for gas. */
  changes: { who: Who; amount: string; unit: string }[];
  events: { by: Who; name: string; topic: Hex; inputs: ToldValue[] }[];
  /** Of a transaction; a call that only reads costs nobody anything. */
  gasUsed?: number;
  call: ToldCall;
  /** Functions that were called before, because this one comes after them; the first one first. */
  before?: string[];
  /** Where it reverted. */
  revert?: { message: string; data: Hex };
}
