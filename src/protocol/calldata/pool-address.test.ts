import { Token } from '@uniswap/sdk-core';
import { computePairAddress, FACTORY_ADDRESS as V1_FACTORY, INIT_CODE_HASH } from '@uniswap/v2-sdk';
import {
  computePoolAddress as sdkPoolAddress,
  FACTORY_ADDRESS as V3_FACTORY,
  type FeeAmount,
  POOL_INIT_CODE_HASH,
} from '@uniswap/v3-sdk';
import fc from 'fast-check';
import { getAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { KNOWN_TOKENS } from './known-tokens';
import { computePoolAddress, DEPLOYMENTS, WRONG_POOL_HASH } from './pool-address';

const hexOf = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString('hex')}`;
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const addresses = bytes(20).map((value) => getAddress(hexOf(value)));
const pairs = fc.uniqueArray(addresses, { minLength: 2, maxLength: 2 }).map(([a, b]) => {
  if (!a || !b) throw new Error('a pair of two');
  return { tokenA: a, tokenB: b };
});
const token = (address: string) => new Token(1, address, 18);
const { USDC, WETH, DAI } = KNOWN_TOKENS;

/** Casts a fee to the SDK's type, which lists only four fees. The SDK's function accepts any fee. */
const feeAmount = (fee: unknown) => fee as FeeAmount;

describe('computePoolAddress', () => {
  it.each([
    [100, '0xE0554a476A092703abdB3Ef35c80e0D76d32939F'],
    [500, '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640'],
    [3000, '0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8'],
    [10_000, '0x7BeA39867e4169DBe237d55C8242a8f2fcDcc387'],
  ])('gives the pool of USDC and WETH with fee %i', (fee, expected) => {
    const { address } = computePoolAddress({
      ...DEPLOYMENTS.v3,
      tokenA: WETH,
      tokenB: USDC,
      fee,
    });
    expect(address).toBe(expected);
  });

  it.each([
    [USDC, WETH, '0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc'],
    [DAI, WETH, '0xA478c2975Ab1Ea89e8196811F51A7B7Ade33eB11'],
    [DAI, USDC, '0xAE461cA67B15dc8dc81CE7615e0320dA1A9aB8D5'],
  ])('gives the pair of %s and %s', (tokenA, tokenB, expected) => {
    expect(computePoolAddress({ ...DEPLOYMENTS.v1, tokenA, tokenB }).address).toBe(expected);
  });

  it('agrees with computePoolAddress of the v3 SDK for any tokens, fee, factory and hash', () => {
    const keys = fc.tuple(pairs, fc.nat(0xffffff), addresses, bytes(32).map(hexOf));
    fc.assert(
      fc.property(keys, ([{ tokenA, tokenB }, fee, factory, initCodeHash]) => {
        const expected = sdkPoolAddress({
          factoryAddress: factory,
          tokenA: token(tokenA),
          tokenB: token(tokenB),
          fee: feeAmount(fee),
          initCodeHashManualOverride: initCodeHash,
        });
        const found = computePoolAddress({ tokenA, tokenB, fee, factory, initCodeHash });
        expect(found.address).toBe(expected);
        expect(found.token0.toLowerCase() < found.token1.toLowerCase()).toBe(true);
      }),
    );
  });

  it('agrees with computePairAddress of the v1 SDK for any tokens and factory', () => {
    fc.assert(
      fc.property(pairs, addresses, ({ tokenA, tokenB }, factory) => {
        const expected = computePairAddress({
          factoryAddress: factory,
          tokenA: token(tokenA),
          tokenB: token(tokenB),
        });
        const { initCodeHash } = DEPLOYMENTS.v1;
        expect(computePoolAddress({ tokenA, tokenB, factory, initCodeHash }).address).toBe(
          expected,
        );
      }),
    );
  });
});

it('has the factories and hashes that the packages export', () => {
  expect(DEPLOYMENTS).toEqual({
    v1: { factory: V1_FACTORY, initCodeHash: INIT_CODE_HASH },
    v3: { factory: V3_FACTORY, initCodeHash: POOL_INIT_CODE_HASH },
  });
  expect(WRONG_POOL_HASH).not.toBe(POOL_INIT_CODE_HASH);
});
