// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ethers, Wallet } from 'ethers';
import { createPublicClient, http, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { readPasted } from '../../../../src/protocol/reverts/read-pasted.ts';
import { libraryErrors } from '../../../../src/site/data/library-errors.ts';
import { useChain } from '../../chain/context.ts';
import { repositoryRoot } from '../../toolchain/paths.ts';
import { PRIVATE_KEY } from '../../toolchain/run-main.ts';

const catalogue = libraryErrors(
  readFileSync(join(repositoryRoot, 'content/library-errors.yml'), 'utf8'),
);
const NOBODY = '0x00000000000000000000000000000000000000aa';
const gwei = 10n ** 9n;

/** What an error says, with all that libraries hang on it. */
const textOf = (error: unknown) =>
  error instanceof Error ? `${error.message} ${JSON.stringify(error)}` : String(error);

describe('messages of nodes and libraries', () => {
  const chain = useChain();
  const wallet = () => new Wallet(PRIVATE_KEY, chain.provider);
  /** Sends a signed transaction as a node gets it, with these fields in place of good ones. */
  const send = async (fields: ethers.providers.TransactionRequest, from = wallet()) => {
    const good = await from.populateTransaction({
      to: NOBODY,
      gasLimit: 21_000,
      nonce: await from.getTransactionCount(),
      maxFeePerGas: 100n * gwei,
      maxPriorityFeePerGas: gwei,
    });
    const signed = await from.signTransaction({ ...good, ...fields });
    return chain.provider.send('eth_sendRawTransaction', [signed]);
  };

  it.each<[string, () => Promise<unknown>]>([
    ['insufficient funds for', () => send({}, new Wallet(`0x${'11'.repeat(32)}`, chain.provider))],
    [
      'max fee per gas less than block base fee',
      () => send({ maxFeePerGas: 1, maxPriorityFeePerGas: 1 }),
    ],
    ['intrinsic gas too low', () => send({ gasLimit: 20_999 })],
    [
      'nonce too low',
      async () => {
        const nonce = await wallet().getTransactionCount();
        await send({});
        await chain.provider.send('evm_mine', []);
        await send({ nonce, value: 1 });
      },
    ],
    [
      'replacement transaction underpriced',
      async () => {
        const nonce = (await wallet().getTransactionCount()) + 1;
        await send({ nonce });
        await send({ nonce, value: 1 });
      },
    ],
    [
      'could not detect network',
      () => new ethers.providers.JsonRpcProvider('http://127.0.0.1:9').getBlockNumber(),
    ],
    [
      'returned no data',
      () =>
        createPublicClient({ transport: http(chain.url) }).readContract({
          address: NOBODY,
          abi: parseAbi(['function factory() view returns (address)']),
          functionName: 'factory',
        }),
    ],
  ])('"%s" is what they say, and what the decoder finds in it', async (code, provoke) => {
    const error: unknown = await provoke().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const text = textOf(error);
    expect(text.toLowerCase()).toContain(code);
    const { decoded } = readPasted(text, catalogue);
    expect(decoded).toMatchObject({ kind: 'message', known: [{ code }] });
  });
});
