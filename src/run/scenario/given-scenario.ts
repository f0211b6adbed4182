import type { Abi, AbiEvent, AbiFunction } from 'viem';
import type { RemixFile } from '../../site/runs/given-program';
import type { Scenario } from '../../site/runs/scenario';
import type { Hex } from '../engine/json-rpc';

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

/**
 * The contracts of the market, which is the chain's initial state: their names, and the ABIs of their functions, events
 * and errors.
 */
export interface Interfaces {
  functions: AbiFunction[];
  events: AbiEvent[];
  errors: AbiError[];
  /** Addresses by name. */
  contracts: Record<string, Hex>;
}

/** The account that makes all calls: the second one of every development node, in lower case. */
export const CALLER: Hex = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
