import type { Abi, AbiEvent, AbiFunction } from 'viem';
import type { RemixFile } from '../../site/runs/remix-file';
import type { Scenario } from '../../site/runs/scenario';
import type { Hex } from '../engine/quantities';

/** An error of a contract's own. */
export type AbiError = Extract<Abi[number], { type: 'error' }>;

/** A scenario as the page is given it, with its contract. */
export interface GivenScenario extends Scenario {
  /** The sample, from `content/samples`. */
  sample: string;
  abi: Abi;
  /** What creates the contract. */
  bytecode: Hex;
  remix?: RemixFile;
}

/** The contracts of the market: what their calls, events and errors are called, and what they are called themselves. */
export interface Interfaces {
  functions: AbiFunction[];
  events: AbiEvent[];
  errors: AbiError[];
  /** Addresses by name. */
  contracts: Record<string, Hex>;
}
