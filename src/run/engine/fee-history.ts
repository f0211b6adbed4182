import type { Chain } from './chain';
import { blockOf } from './block-tags';
import { baseFeeAfter } from './fees';
import { quantity } from './quantities';

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
