import { encodeDeployData, encodeFunctionData, type AbiFunction } from 'viem';
import type { Unit } from '../../site/runs/scenario';
import { KNOWN_TOKENS } from '../../protocol/calldata/known-tokens';
import type { Hex } from '../engine/json-rpc';
import { readAmount } from './amounts';
import { CALLER, type GivenScenario, type Interfaces } from './given-scenario';
import { peopleOf, type People } from './run-result';

/** Sends a request to a chain (EIP-1193). */
export type Ask = <T = Hex>(method: string, ...params: unknown[]) => Promise<T>;

/**
 * Gas limit of every transaction on a stage. An estimate could be too low, because the next block's timestamp can make
 * a pool write an oracle observation that the estimate doesn't include.
 */
const MUCH = '0x989680';

const TOKENS = {
  DAI: KNOWN_TOKENS.DAI,
  USDC: KNOWN_TOKENS.USDC,
  WETH9: KNOWN_TOKENS.WETH,
} as const;

type Token = keyof typeof TOKENS;

const fn = (name: string, ...types: string[]): AbiFunction => ({
  type: 'function',
  name,
  inputs: types.map((type) => ({ type })),
  outputs: [],
  stateMutability: 'payable',
});

const MINT = fn('mint', 'address', 'uint256');
const DEPOSIT = fn('deposit');
const APPROVE = fn('approve', 'address', 'uint256');
const TRANSFER = fn('transfer', 'address', 'uint256');
const ALL = 2n ** 256n - 1n;

/** The parts of a receipt that callers read. */
export interface Receipt {
  status: Hex;
  gasUsed: Hex;
  contractAddress: Hex | null;
  transactionHash: Hex;
  logs: { address: Hex; topics: [Hex, ...Hex[]]; data: Hex }[];
}

/** A chain with the sample contracts that have been deployed on it. */
export class Stage {
  readonly #contracts = new Map<string, Hex>();
  readonly #ran = new Set<string>();

  constructor(
    readonly ask: Ask,
    readonly interfaces: Interfaces,
  ) {}

  /** Returns the names of this chain's accounts. */
  people(): People {
    const names = Object.entries(this.interfaces.contracts).map(([name, address]) => [
      address,
      name,
    ]);
    const made = [...this.#contracts].map(([name, address]) => [address, name]);
    return peopleOf(
      Object.fromEntries([...names, ...made, [CALLER, 'You']]) as Record<string, string>,
    );
  }

  /** Returns the tokens' units, by lower-case address. A pair is a token too; its unit is `LP`. */
  units(): ReadonlyMap<string, Unit> {
    const pairs = Object.entries(this.interfaces.contracts)
      .filter(([name]) => name.endsWith(' pair'))
      .map(([, address]): [Unit, Hex] => ['LP', address]);
    const tokens = Object.entries(TOKENS) as [Unit, Hex][];
    return new Map([...tokens, ...pairs].map(([unit, address]) => [address.toLowerCase(), unit]));
  }

  /** Records that a call of a sample was run. */
  noteRun(sample: string, region: string): void {
    this.#ran.add(`${sample}#${region}`);
  }

  hasRun(sample: string, region: string): boolean {
    return this.#ran.has(`${sample}#${region}`);
  }

  /** Returns the Unix timestamp of the next transaction's block: 12 s after the latest block. */
  async nextTime(): Promise<bigint> {
    const { timestamp } = await this.ask<{ timestamp: Hex }>(
      'eth_getBlockByNumber',
      'latest',
      false,
    );
    return BigInt(timestamp) + 12n;
  }

  /** Sends a transaction from the caller and mines it. */
  async send(transaction: { to?: Hex; data: Hex; value?: bigint }): Promise<Receipt> {
    await this.ask('evm_setNextBlockTimestamp', Number(await this.nextTime()));
    const { value = 0n, ...rest } = transaction;
    const hash = await this.ask('eth_sendTransaction', {
      ...rest,
      from: CALLER,
      gas: MUCH,
      value: `0x${value.toString(16)}`,
    });
    return this.ask<Receipt>('eth_getTransactionReceipt', hash);
  }

  /**
   * Returns the address of a sample's contract. On first use, deploys the contract, gives the caller the scenario's
   * tokens, transfers tokens to the contract, approves the contract to spend tokens, makes the calls that prepare it,
   * and moves the chain's time forward if the scenario requires that.
   */
  async contractOf(scenario: GivenScenario): Promise<Hex> {
    const known = this.#contracts.get(scenario.contract);
    if (known) return known;
    const { abi, bytecode, constructed, holds, gives, approves, prepares, waits } = scenario;
    const args = constructed.map((value) => this.fill(value));
    const data = encodeDeployData({ abi, bytecode, args });
    const { contractAddress, status } = await this.send({ data });
    if (!contractAddress || status !== '0x1')
      throw new Error(
        `The constructor of ${scenario.contract} reverted: correct "constructed" in the scenario.`,
      );
    this.#contracts.set(scenario.contract, contractAddress);
    for (const [token, amount] of Object.entries(holds) as [Token, string][]) {
      const wei = readAmount(amount, token);
      await (token === 'WETH9'
        ? this.call(TOKENS.WETH9, DEPOSIT, [], wei)
        : this.call(TOKENS[token], MINT, [CALLER, wei]));
    }
    for (const [token, amount] of Object.entries(gives) as [Token, string][]) {
      await this.call(TOKENS[token], TRANSFER, [contractAddress, readAmount(amount, token)]);
    }
    for (const token of approves) {
      await this.call(this.fill(`{${token}}`) as Hex, APPROVE, [contractAddress, ALL]);
    }
    for (const { to, function: name, args: given } of prepares) {
      const item = this.interfaces.functions.find(
        (each) => each.name === name && each.inputs.length === given.length,
      );
      if (!item)
        throw new Error(
          `The market has no function ${name} with ${given.length} arguments: correct "prepares" in the scenario.`,
        );
      await this.call(
        this.fill(`{${to}}`) as Hex,
        item,
        given.map((value) => this.fill(value, contractAddress)),
      );
    }
    if (waits !== undefined) {
      await this.ask('evm_setNextBlockTimestamp', Number(await this.nextTime()) + waits);
      await this.ask('evm_mine');
    }
    return contractAddress;
  }

  /**
   * Replaces names in an argument with addresses: `{SwapRouter}`, `{DAI}`, `{caller}`, and `{this}` for the sample's
   * contract.
   */
  fill(value: unknown, contract?: Hex): unknown {
    if (Array.isArray(value)) return value.map((each) => this.fill(each, contract));
    const name = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
    if (name === undefined) return value;
    const address = { ...this.interfaces.contracts, caller: CALLER, this: contract }[name];
    if (!address)
      throw new Error(`The market has no contract ${name}: correct the name in braces.`);
    return address;
  }

  private async call(to: Hex, item: AbiFunction, args: unknown[], value = 0n): Promise<void> {
    const { status } = await this.send({
      to,
      data: encodeFunctionData({ abi: [item], args }),
      value,
    });
    if (status !== '0x1')
      throw new Error(
        `${item.name} reverted before the sample's own call: correct the tokens, approvals or "prepares" of the scenario.`,
      );
  }
}
