import type { Block } from './block';
import type { Chain } from './chain';
import type { Hex } from './quantities';
import { invalid } from './rpc-error';

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
