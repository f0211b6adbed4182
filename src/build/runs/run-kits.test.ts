import { webcrypto } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import * as published from 'ethers';
import { beforeAll, expect, test } from 'vitest';
import { kitFiles } from './run-kits';

let kit: string;
let ethers: typeof published;

beforeAll(async () => {
  const files = await kitFiles(process.cwd(), 'ethers', ['ethers', '@uniswap/v3-sdk'], []);
  kit = files.find(([name]) => name === 'ethers.js')?.[1] ?? '';
  const scope = createContext({
    ...{ TextEncoder, TextDecoder, URL, atob, setTimeout, clearTimeout, crypto: webcrypto },
    programHost: { packages: {} },
  });
  Object.assign(scope, { self: scope });
  runInContext(kit, scope);
  const { packages } = scope.programHost as { packages: Record<string, unknown> };
  ethers = packages.ethers as typeof published;
});

test('contains each of ethers’ packages once', () => {
  // Each copy of a package contains its own version string, such as `abi/5.7.0`.
  for (const version of ['abi', 'hash', 'providers', 'signing-key', 'transactions'])
    expect(kit.match(new RegExp(`"${version}/5\\.`, 'g')), version).toHaveLength(1);
});

test('reads ENS names as ethers does, although their tables are unpacked late', () => {
  for (const name of ['vitalik.eth', 'Nick.ETH', 'öbb.at', 'faß.de'])
    expect(ethers.utils.namehash(name), name).toBe(published.utils.namehash(name));
  expect(() => ethers.utils.namehash('a..eth')).toThrow('invalid ENS name');
});

test('signs as ethers does, with another curve implementation', async () => {
  const key = `0x${'5'.repeat(64)}`;
  const [one, other] = [new ethers.Wallet(key), new published.Wallet(key)];
  expect(one.address).toBe(other.address);
  expect(await one.signMessage('Swap')).toBe(await other.signMessage('Swap'));
  const transaction = { to: other.address, nonce: 7, gasLimit: 21_000, gasPrice: 1, chainId: 1 };
  const signed = await one.signTransaction(transaction);
  expect(signed).toBe(await other.signTransaction(transaction));
  expect(ethers.utils.parseTransaction(signed).from).toBe(other.address);
  expect(ethers.utils.computePublicKey(key, true)).toBe(
    published.utils.computePublicKey(key, true),
  );
});

test('does not contain the curve that ethers includes', () => {
  expect(kit).not.toContain('EC Point');
});

test('reports that wallets cannot be encrypted or decrypted, and creates them as ethers does', async () => {
  const wallet = ethers.Wallet.createRandom();
  expect(new published.Wallet(wallet.privateKey).address).toBe(wallet.address);
  const reported = /^The page cannot encrypt or decrypt wallets: copy the program/;
  await expect(async () => wallet.encrypt('secret')).rejects.toThrow(reported);
  const encrypted = await new published.Wallet(wallet.privateKey).encrypt('secret', {
    scrypt: { N: 2 },
  });
  await expect(async () => ethers.Wallet.fromEncryptedJson(encrypted, 'secret')).rejects.toThrow(
    reported,
  );
});
