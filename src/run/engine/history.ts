import { logAnswers } from './answers';
import type { Block } from './block';
import type { Chain } from './chain';
import { baseFeeAfter } from './header';
import { CODES, type Hex, invalid, quantity, RpcError } from './json-rpc';

/** A client's reference to a block. */
export type BlockTag = string | { blockNumber?: Hex; blockHash?: Hex };

/**
 * Returns the block that a request refers to.
 *
 * @throws RpcError if this chain has no such block
 */
export function blockOf(chain: Chain, tag: BlockTag = 'latest'): Block {
  if (typeof tag === 'object') {
    if (tag.blockNumber !== undefined) return blockOf(chain, tag.blockNumber);
    const named = chain.blocks.find(({ hash }) => hash === tag.blockHash);
    if (!named) throw invalid('block not found');
    return named;
  }
  if (!tag.startsWith('0x'))
    return tag === 'earliest' ? (chain.blocks[0] ?? chain.latest) : chain.latest;
  const block = chain.block(BigInt(tag));
  if (block) return block;
  const height = chain.latest.header.number;
  throw invalid(`BlockOutOfRangeError: block height is ${height} but requested was ${BigInt(tag)}`);
}

/** Filter for events. Where a list is allowed, an event may match any of its members; `null` matches anything. */
export interface LogFilter {
  address?: Hex | Hex[];
  topics?: (Hex | Hex[] | null)[];
  fromBlock?: string;
  toBlock?: string;
  blockHash?: Hex;
}

const oneOf = (wanted: Hex | Hex[] | null | undefined, value: Hex | undefined): boolean =>
  wanted === undefined ||
  wanted === null ||
  [wanted].flat().some((each) => each.toLowerCase() === value);

/** Returns the events that match a filter, oldest first. */
export function logsOf(chain: Chain, filter: LogFilter) {
  return blocksOf(chain, filter)
    .flatMap(({ transactions }) => transactions.flatMap(logAnswers))
    .filter(
      ({ address, topics }) =>
        oneOf(filter.address, address) &&
        (filter.topics ?? []).every((wanted, index) =>
          wanted === null ? true : oneOf(wanted, topics[index]),
        ),
    );
}

function blocksOf(chain: Chain, { blockHash, fromBlock, toBlock }: LogFilter): Block[] {
  if (blockHash !== undefined) {
    const named = chain.blocks.filter(({ hash }) => hash === blockHash);
    if (named.length === 0) throw new RpcError(CODES.server, 'unknown block');
    return named;
  }
  const first = fromBlock === 'earliest' ? 0n : numberOf(chain, fromBlock);
  const last = numberOf(chain, toBlock);
  return chain.blocks.filter(({ header: { number } }) => number >= first && number <= last);
}

const numberOf = (chain: Chain, tag = 'latest'): bigint =>
  tag.startsWith('0x') ? BigInt(tag) : blockOf(chain, tag).header.number;

/** Returns the result of `eth_feeHistory`: base fees, how full blocks were, and tips at percentiles of the gas used. */
export function feeHistory(chain: Chain, count: bigint, newest: string, percentiles?: number[]) {
  const last = blockOf(chain, newest).header.number;
  const blocks = chain.blocks.filter(
    ({ header: { number } }) => number > last - count && number <= last,
  );
  const fees = blocks.map(({ header }) => header.baseFeePerGas);
  const newestOne = blocks.at(-1);
  if (newestOne) fees.push(baseFeeAfter({ ...newestOne.header, gasUsed: newestOne.gasUsed }));
  return {
    oldestBlock: quantity(blocks[0]?.header.number ?? last),
    baseFeePerGas: fees.map(quantity),
    gasUsedRatio: blocks.map(({ gasUsed, header }) => Number(gasUsed) / Number(header.gasLimit)),
    baseFeePerBlobGas: fees.map(() => '0x1'),
    blobGasUsedRatio: blocks.map(() => 0),
    ...(percentiles && {
      // A block has at most one transaction, so its tip is the same at every percentile.
      reward: blocks.map(({ transactions: [only], header }) =>
        percentiles.map(() => quantity(only ? only.gasPrice - header.baseFeePerGas : 0n)),
      ),
    }),
  };
}
