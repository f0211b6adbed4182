import { logAnswers } from './answers';
import type { Block } from './block';
import type { Chain } from './chain';
import { blockOf } from './block-tags';
import type { Hex } from './quantities';
import { CODES, RpcError } from './rpc-error';

/** Filter for events. A list matches any of its members, and `null` matches anything. */
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
