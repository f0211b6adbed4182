import { z } from 'zod';
import { rememberLast } from '../sources/yaml-source';
import type { ReadSource } from './project-samples';

/** Name in a project of the file that its local chain starts from. */
export const CHAIN_FILE = 'chain.json';

/** Package that runs the local chain. */
export const CHAIN_PACKAGE = '@foundry-rs/anvil';

/**
 * Text of the npm script `chain`, which starts the local chain. It repeats the file's chain id, because anvil 1.7.1
 * otherwise signs for its own accounts with id 31337.
 */
export const CHAIN_SCRIPT = `anvil --init ${CHAIN_FILE} --chain-id 1`;

/** Whether a page tells readers to start a local chain from the project's own file, which needs no endpoint. */
export const hasLocalChain = (text: string): boolean => /^npm run chain[ \t]*$/m.test(text);

const marketSchema = z.object({
  block: z.object({ timestamp: z.string(), baseFeePerGas: z.string() }),
  accounts: z.record(
    z.string(),
    z.object({
      balance: z.string().default('0x0'),
      nonce: z.number().default(0),
      code: z.string().optional(),
      storage: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const ZERO_HASH = `0x${'0'.repeat(64)}`;

const genesisOf = rememberLast((market: string): string => {
  const { block, accounts } = marketSchema.parse(JSON.parse(market));
  const genesis = {
    config: { chainId: 1 },
    nonce: '0x0',
    timestamp: block.timestamp,
    baseFeePerGas: block.baseFeePerGas,
    gasLimit: '0x1c9c380',
    difficulty: '0x0',
    mixHash: ZERO_HASH,
    extraData: '0x',
    coinbase: ZERO_HASH.slice(0, 42),
    alloc: Object.fromEntries(
      Object.entries(accounts).map(([address, { nonce, ...rest }]) => [
        address,
        { nonce: `0x${nonce.toString(16)}`, ...rest },
      ]),
    ),
  };
  return `${JSON.stringify(genesis)}\n`;
});

/**
 * Returns the chain file: a genesis file, in the format of geth and anvil, with the market that the samples are tested
 * on. The chain's time continues from the market's last block. Returns undefined if there is no market.
 */
export function chainFile(read: ReadSource): string | undefined {
  const market = read('src/run/market/market.json');
  return market === undefined ? undefined : genesisOf(market);
}
