import type { Abi, AbiEvent, AbiFunction } from 'viem';
import type { RemixFile } from '../../site/runs/remix-file';
import type { Scenario } from '../../site/runs/scenario';
import type { Hex } from '../engine/quantities';

/** A custom error of a contract. */
export type AbiError = Extract<Abi[number], { type: 'error' }>;

/** A scenario as the page receives it, with its contract. */
export interface GivenScenario extends Scenario {
  /** Path of the sample in `content/samples`. */
  sample: string;
  abi: Abi;
  /** The contract's creation code. */
  bytecode: Hex;
  remix?: RemixFile;
}

/** The market's contracts: the ABIs of their functions, events and errors, and their names. */
export interface Interfaces {
  functions: AbiFunction[];
  events: AbiEvent[];
  errors: AbiError[];
  /** Addresses by name. */
  contracts: Record<string, Hex>;
}
