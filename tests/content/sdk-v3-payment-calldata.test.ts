import { Percent } from '@uniswap/sdk-core';
import { Multicall, NonfungiblePositionManager, Payments, SelfPermit } from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import { describe, expect, it } from 'vitest';
import { fileText, says } from './page-text';
import { pageOf, recipient } from './sdk-v3-pools';
import { DAI } from './tokens';

describe('the pages of payments, permits and multicalls', () => {
  it("round a fee down to whole basis points, within the contract's limit", () => {
    const fee = { fee: new Percent(5, 100_000), recipient };
    const data = Payments.encodeUnwrapWETH9(JSBI.BigInt(1), recipient, fee);
    const bips: unknown = Payments.INTERFACE.decodeFunctionData('unwrapWETH9WithFee', data)[2];
    expect(String(bips)).toBe('0');
    const source = fileText(
      'node_modules/@uniswap/v3-periphery/contracts/base/PeripheryPaymentsWithFee.sol',
    );
    expect(source).toContain('require(feeBips > 0 && feeBips <= 100);');
    says(pageOf('Payments'), '0.005% becomes 0', '1 to 100 basis points (0.01% to 1%)');
    expect(() => NonfungiblePositionManager.INTERFACE.getFunction('unwrapWETH9WithFee')).toThrow(
      'no matching function',
    );
  });

  it('explain that a key named nonce decides the kind of permit', () => {
    const signed = { v: 27, r: `0x${'00'.repeat(32)}`, s: `0x${'00'.repeat(32)}` } as const;
    const selector = (given: Parameters<typeof SelfPermit.encodePermit>[1]) =>
      SelfPermit.encodePermit(DAI, given).slice(0, 10);
    const standard = selector({ ...signed, amount: 1, deadline: 1 });
    const allowed = selector({ ...signed, nonce: 1, expiry: 1 });
    says(
      pageOf('SelfPermit'),
      `\`selfPermit\`, \`${standard}\``,
      `\`selfPermitAllowed\`, \`${allowed}\``,
    );
    expect(SelfPermit.INTERFACE.getFunction('selfPermitIfNecessary').name).toBeTruthy();
  });

  it('pack two calls, but not a single one', () => {
    expect(Multicall.encodeMulticall(['0x1234'])).toBe('0x1234');
    const packed = Multicall.encodeMulticall(['0x1234', '0x5678']).slice(0, 10);
    expect(Multicall.encodeMulticall([]).slice(0, 10)).toBe(packed);
    says(pageOf('Multicall'), `\`multicall(bytes[])\`, \`${packed}\``);
  });
});
