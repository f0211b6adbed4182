// SPDX-License-Identifier: MIT
import { utils } from 'ethers';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { signPermitSingle, usePermitSingle } from '../../chain/permit-single.ts';
import { units } from '../../chain/tokens.ts';
import { figureTexts } from '../../toolchain/figure-texts.ts';

const { dai, permit2 } = addresses;

describe('what the figure of the packed word says', () => {
  const chain = useChain();

  it('is what the storage holds after one permit', async () => {
    const spender = await chain.deployer.getAddress();
    const expiration = Date.UTC(2030, 0, 1) / 1000;
    const details = { token: dai, amount: units.dai(100), expiration, nonce: 0 };
    const permit = { details, spender, sigDeadline: IN_TIME };
    const signature = await signPermitSingle(chain.trader, permit);
    await usePermitSingle(chain.trader, chain.traderAddress, permit, signature);

    // `allowance` is the contract's second storage variable: a mapping by owner, then token, then spender.
    const slot = [chain.traderAddress, dai, spender].reduce(
      (below, key) =>
        utils.keccak256(utils.defaultAbiCoder.encode(['address', 'bytes32'], [key, below])),
      utils.hexZeroPad('0x01', 32),
    );
    const word = await chain.provider.getStorageAt(permit2, slot);
    const drawn = figureTexts('permit2-word').map(({ text }) => text);
    const digits = drawn.filter((text) => /^(0x|[0-9a-f]{12,})$/.test(text));
    expect(digits.join('')).toBe(word);
    expect(drawn).toContain('100 DAI until 1 January 2030, after one permit');

    // Read the fields from the left. The figure labels each field with its name, its width and its lowest bit.
    const contract = at('permit2', chain.trader);
    const stored = await contract.allowance(chain.traderAddress, dai, spender);
    const widths = drawn.filter((text) => text.endsWith(' bits')).map((text) => parseInt(text));
    const names = ['nonce', 'expiration', 'amount'] as const;
    let end = 256;
    const bits = BigInt(word);
    for (const [index, name] of names.entries()) {
      const width = BigInt(widths[index] ?? 0);
      end -= Number(width);
      const value = (bits >> BigInt(end)) & ((1n << width) - 1n);
      expect(BigInt(stored[name].toString()), name).toBe(value);
      expect(digits[index + 1]).toHaveLength(Number(width) / 4);
      expect(drawn).toContain(String(end));
    }
    expect(end).toBe(0);
    // Each leader line starts below its field, so the names appear from left to right in the order of the bits.
    const places = figureTexts('permit2-word')
      .filter(({ text }) => names.some((name) => name === text))
      .sort((one, other) => one.x - other.x);
    expect(places.map(({ text }) => text)).toEqual([...names]);
  });
});
