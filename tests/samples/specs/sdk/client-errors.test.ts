// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BigNumber, Contract, ethers, Wallet } from 'ethers';
import { ethers as ethers6 } from 'ethers-6';
import { createPublicClient, createWalletClient, http, parseAbi } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
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
const POOR = `0x${'11'.repeat(32)}` as const;
const ERC20 = ['function approve(address, uint256) returns (bool)'];
const QUOTER_V2 = [
  'function quoteExactInputSingle((address tokenIn, address tokenOut, uint256 amountIn, uint24 fee, uint160 limit)) returns (uint256)',
];

/** Returns the text of an error, including the properties that libraries add. */
const textOf = (error: unknown) =>
  error instanceof Error ? `${error.message} ${JSON.stringify(error)}` : String(error);

describe('messages of nodes and libraries', () => {
  const chain = useChain();
  const wallet = () => new Wallet(PRIVATE_KEY, chain.provider);
  /** Signs a transaction and sends it directly to the node. `fields` override the fields of a valid transaction. */
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
  /** Returns a read-only contract of ethers 6. */
  const six = (abi: string[]) =>
    new ethers6.Contract(NOBODY, abi, new ethers6.JsonRpcProvider(chain.url));
  const pay = (key: `0x${string}`) =>
    createWalletClient({
      account: privateKeyToAccount(key),
      chain: { ...foundry, id: 1 },
      transport: http(chain.url),
    }).sendTransaction({ to: NOBODY, value: 1n });

  it.each<[string, () => Promise<unknown> | undefined]>([
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
    [
      'invalid signer or provider',
      async () => new Contract(NOBODY, ERC20, new ethers6.JsonRpcProvider(chain.url) as never),
    ],
    [
      'sending a transaction requires a signer',
      () => new Contract(NOBODY, ERC20, chain.provider).approve?.(NOBODY, 1),
    ],
    [
      'contract runner does not support sending transactions',
      () => six(ERC20).approve?.(NOBODY, 1),
    ],
    [
      'passed to contract',
      () =>
        new Contract(NOBODY, QUOTER_V2, chain.provider).callStatic.quoteExactInputSingle?.(
          ...[NOBODY, NOBODY, 3000, 1, 0],
        ),
    ],
    [
      'no matching fragment',
      () => six(QUOTER_V2).quoteExactInputSingle?.staticCall(NOBODY, NOBODY, 3000, 1, 0),
    ],
    [
      'length mismatch',
      async () => new ethers.utils.Interface(ERC20).encodeFunctionData('approve', [NOBODY]),
    ],
    ['invalid bignumber value', async () => BigNumber.from(undefined)],
    ['fractional component exceeds decimals', async () => ethers.utils.parseUnits('1.1234567', 6)],
    ['too many decimals for format', async () => ethers6.parseUnits('1.1234567', 6)],
    ['fault="overflow"', async () => BigNumber.from(1e18)],
    [
      'is not configured for ens name',
      () => new Contract('WETH', ERC20, wallet()).approve?.(NOBODY, 1),
    ],
    ['bad address checksum', async () => ethers.utils.getAddress(NOBODY.replace(/aa$/, 'Aa'))],
    ['exceeds the balance of the account', () => pay(POOR)],
    [
      'timed out while waiting for transaction',
      () =>
        createPublicClient({ transport: http(chain.url) }).waitForTransactionReceipt({
          hash: `0x${'ab'.repeat(32)}`,
          timeout: 500,
          retryCount: 0,
        }),
    ],
    ['max initcode size exceeded', () => send({ data: `0x${'00'.repeat(50_000)}`, to: undefined })],
    [
      'http request failed',
      () =>
        createPublicClient({
          transport: http('http://127.0.0.1:9', { retryCount: 0 }),
        }).getBlockNumber(),
    ],
    ['do not know how to serialize a bigint', async () => JSON.stringify({ amount: 1n })],
  ])('"%s" is what they say, and what the decoder finds in it', async (code, provoke) => {
    const error: unknown = await provoke()?.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const text = textOf(error);
    expect(text.toLowerCase()).toContain(code);
    const { decoded } = readPasted(text, catalogue);
    expect(decoded).toMatchObject({ kind: 'message', known: [{ code }] });
  });
});
