import { readFileSync } from 'node:fs';
import { id } from '@ethersproject/hash';
import { describe, expect, test } from 'vitest';
import { ofLibraries, read } from '../../../tests/pasted-revert';

describe('errors of libraries', () => {
  /** Selectors that SafeTransferLib in Solady 0.1.26 reverts with. */
  const solady = {
    'ETHTransferFailed()': '0xb12d13eb',
    'TransferFromFailed()': '0x7939f424',
    'TransferFailed()': '0x90b8ec18',
    'ApproveFailed()': '0x3e3f8f73',
    'TotalSupplyQueryFailed()': '0x54cd9435',
    'Permit2Failed()': '0x6b836e6b',
    'Permit2ApproveFailed()': '0x324f14ae',
    'Permit2LockdownFailed()': '0x96b3de23',
    'Permit2AmountOverflow()': '0x8757f0fd',
  };

  test.each(Object.entries(solady))('%s is %s', (signature, selector) => {
    expect(id(signature).slice(0, 10)).toBe(selector);
    expect(read(selector).decoded).toMatchObject({ kind: 'custom', signature });
  });

  test.each(ofLibraries.filter(({ selector }) => selector).map((one) => [one.code, one] as const))(
    '%s has the selector of its signature',
    (code, { selector }) => {
      expect(selector).toBe(id(code).slice(0, 10));
    },
  );

  test('0x6f5ffb7e is the lock of the universal router', () => {
    expect(read('0x6f5ffb7e').decoded).toMatchObject({ signature: 'ContractLocked()' });
  });

  test.each(ofLibraries.filter(({ by }) => by).map(({ code }) => code))(
    '%s is found in a sentence and by itself',
    (code) => {
      for (const text of [code, `Uncaught Error: ${code}\n    at x.js:1:1`]) {
        expect(read(text).decoded).toMatchObject({ kind: 'message', text: code });
      }
    },
  );

  test('link to pages that exist', () => {
    const pages = ofLibraries.flatMap(({ see }) => (see ? [see.split('#')[0] ?? ''] : []));
    expect(pages.length).toBeGreaterThan(20);
    for (const page of new Set(pages)) {
      expect(readFileSync(`content/docs${page}.mdx`, 'utf8')).toContain('title:');
    }
  });
});
