import { Common, Hardfork, Mainnet } from '@ethereumjs/common';
import { createEVM } from '@ethereumjs/evm';
import type { TypedTransaction } from '@ethereumjs/tx';
import type { Address } from '@ethereumjs/util';
import { execute, type Machine, type ExecutionResult } from './execute';
import { baseFeeAfter, effectivePrice, type Header, headerOf } from './header';
import { bytesOf, type Hex, hexOf } from './json-rpc';
import { nameOf, type Block, type Mined } from './block';
import { type Frozen, type StoredAccount, WorldState } from './world-state';

/** Starting point of a chain: the last block and the accounts of another chain. */
export interface Start {
  block: { number: Hex; timestamp: Hex; baseFeePerGas: Hex; gasUsed: Hex; hash: Hex };
  /** Accounts by lower-case address. */
  accounts: Record<string, StoredAccount>;
}

/** The rules of Ethereum mainnet since May 2025. */
const common = new Common({ chain: Mainnet, hardfork: Hardfork.Prague });

/** A single-node chain that immediately mines a block for each transaction. */
export class Chain {
  readonly common = common;
  readonly #machine: Machine;
  readonly #state: WorldState;
  /** Sorted by number, beginning with the starting block. */
  #blocks: Block[];
  #mined = new Map<Hex, Mined>();
  #snapshots = new Map<Hex, { blocks: Block[]; offset: bigint }>();
  #taken = 0;
  /** Seconds that this chain's time is ahead of the clock. */
  #offset = 0n;
  #nextTimestamp: bigint | undefined;

  private constructor(
    machine: Machine,
    start: Start,
    /** Returns the current Unix timestamp in milliseconds. */
    private readonly clock: () => number,
  ) {
    this.#machine = machine;
    this.#state = machine.state;
    const { number, timestamp, baseFeePerGas, gasUsed, hash } = start.block;
    const header = headerOf({
      number: BigInt(number),
      timestamp: BigInt(timestamp),
      baseFeePerGas: BigInt(baseFeePerGas),
    });
    const rest = { hash, parentHash: `0x${'0'.repeat(64)}` as const, gasUsed: BigInt(gasUsed) };
    this.#blocks = [{ header, ...rest, transactions: [], state: this.#state.freeze() }];
  }

  /** Creates a chain. @param clock returns a Unix timestamp in milliseconds, which block times follow */
  static async from(start: Start, clock: () => number = Date.now): Promise<Chain> {
    const stateManager = new WorldState(common);
    await stateManager.load(start.accounts);
    const blockchain = {
      getBlock: (number: number) => Promise.resolve(chain.#hashOf(BigInt(number))),
      putBlock: () => Promise.resolve(),
      shallowCopy: () => blockchain,
    };
    const evm = await createEVM({ common, stateManager, blockchain });
    const chain: Chain = new Chain({ evm, state: stateManager }, start, clock);
    return chain;
  }

  get latest(): Block {
    const last = this.#blocks.at(-1);
    if (!last) throw new Error('The chain has no blocks, although it starts with one.');
    return last;
  }

  /** The blocks of this chain, oldest first. */
  get blocks(): readonly Block[] {
    return this.#blocks;
  }

  block(number: bigint): Block | undefined {
    const first = this.#blocks[0]?.header.number ?? 0n;
    return this.#blocks[Number(number - first)];
  }

  mined(hash: Hex): Mined | undefined {
    return this.#mined.get(hash.toLowerCase() as Hex);
  }

  /** Returns the header of a block that would be mined now. */
  pendingHeader(): Header {
    const { header, gasUsed } = this.latest;
    const now = BigInt(Math.floor(this.clock() / 1000)) + this.#offset;
    return headerOf({
      number: header.number + 1n,
      timestamp: this.#nextTimestamp ?? (now > header.timestamp ? now : header.timestamp),
      baseFeePerGas: baseFeeAfter({ ...header, gasUsed }),
    });
  }

  /**
   * Runs a callback on the state after a block and returns its result. Any changes that the callback makes are
   * discarded.
   */
  async reading<T>(frozen: Frozen, read: (state: WorldState) => Promise<T>): Promise<T> {
    const now = this.#state.freeze();
    this.#state.thaw(frozen);
    try {
      return await read(this.#state);
    } finally {
      this.#state.thaw(now);
      this.#machine.evm.journal.cleanJournal();
    }
  }

  /** Runs a transaction on the state after a block, and discards its changes. */
  simulate(
    tx: TypedTransaction,
    from: Address,
    block: Block,
    header = block.header,
  ): Promise<ExecutionResult> {
    return this.reading(block.state, () =>
      execute(this.#machine, tx, from, header, { gasPrice: 0n, free: true }),
    );
  }

  /** Mines a block with one transaction, or an empty one. */
  async mine(sent?: { tx: TypedTransaction; from: Address }): Promise<Block> {
    const header = this.pendingHeader();
    this.#nextTimestamp = undefined;
    const { timestamp } = header;
    this.#offset = timestamp - BigInt(Math.floor(this.clock() / 1000));
    const before = this.latest;
    const block: Block = {
      header,
      parentHash: before.hash,
      hash: '0x',
      gasUsed: 0n,
      transactions: [],
      state: before.state,
    };
    if (sent) {
      const gasPrice = effectivePrice(sent.tx, header.baseFeePerGas);
      const outcome = await execute(this.#machine, sent.tx, sent.from, header, {
        gasPrice,
        free: false,
      });
      const hash = hexOf(sent.tx.hash());
      const mined: Mined = { ...sent, hash, gasPrice, outcome, block };
      block.transactions.push(mined);
      block.gasUsed = outcome.gasUsed;
      block.state = this.#state.freeze();
      this.#mined.set(hash, mined);
    }
    block.hash = nameOf(block);
    this.#blocks.push(block);
    return block;
  }

  /** Moves the time of the next blocks forward. Returns how far this chain is ahead of the clock, in seconds. */
  increaseTime(seconds: bigint): bigint {
    this.#offset += seconds;
    return this.#offset;
  }

  /** Sets the Unix timestamp of the next block. Returns false if that would be earlier than the latest block. */
  setNextTimestamp(timestamp: bigint): boolean {
    if (timestamp < this.latest.header.timestamp) return false;
    this.#nextTimestamp = timestamp;
    return true;
  }

  /** Takes a snapshot of the chain, and returns its id. */
  snapshot(): Hex {
    const id: Hex = `0x${(this.#taken++).toString(16)}`;
    this.#snapshots.set(id, { blocks: [...this.#blocks], offset: this.#offset });
    return id;
  }

  /** Reverts to a snapshot, and deletes it and all later ones. Returns false if there is no such snapshot. */
  revert(id: Hex): boolean {
    const snapshot = this.#snapshots.get(id);
    if (!snapshot) return false;
    for (const name of this.#snapshots.keys()) {
      if (BigInt(name) >= BigInt(id)) this.#snapshots.delete(name);
    }
    this.#blocks = snapshot.blocks;
    this.#offset = snapshot.offset;
    this.#nextTimestamp = undefined;
    this.#state.thaw(this.latest.state);
    this.#mined = new Map(
      this.#blocks.flatMap(({ transactions }) => transactions.map((mined) => [mined.hash, mined])),
    );
    return true;
  }

  #hashOf(number: bigint): { hash(): Uint8Array } {
    const hash = this.block(number)?.hash;
    return { hash: () => (hash ? bytesOf(hash) : new Uint8Array(32)) };
  }
}
