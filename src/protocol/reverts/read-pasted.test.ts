import { readFileSync } from 'node:fs';
import { defaultAbiCoder } from '@ethersproject/abi';
import { id } from '@ethersproject/hash';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ERRORS_FILE } from '../../site/data/error-catalogue';
import { LIBRARY_ERRORS_FILE, libraryErrors } from '../../site/data/library-errors';
import texts from './pasted-texts.json';
import { readPasted } from './read-pasted';
import { revertCatalogue } from '../../site/data/revert-catalogue';

const ofLibraries = libraryErrors(readFileSync(LIBRARY_ERRORS_FILE, 'utf8'));
const catalogue = [...revertCatalogue(readFileSync(ERRORS_FILE, 'utf8')), ...ofLibraries];
const read = (text: string) => readPasted(text, catalogue);

// Written by another encoder than the one that reads.
const reason = (text: string) =>
  id('Error(string)').slice(0, 10) + defaultAbiCoder.encode(['string'], [text]).slice(2);

describe('whole error texts', () => {
  // `run`: captured from that library and node; the others have the form that their source quotes.
  test.each(texts.map((row) => [row.from, row] as const))('%s', (_, { text, says }) => {
    expect(read(text).decoded).toMatchObject(says);
  });

  test.each(texts.map((row) => [row.from, row] as const))(
    '%s: nothing else is made of it',
    (_, { text }) => {
      expect(read(text).others).toEqual([]);
    },
  );

  test('are those of the tools that readers use', () => {
    const all = texts.map(({ from }) => from).join('\n');
    for (const tool of [
      'ethers 5',
      'ethers 6',
      'viem',
      'wagmi',
      'MetaMask',
      'Hardhat',
      'cast',
      'forge',
      'anvil',
      'explorer',
      'SDK',
    ]) {
      expect(all).toContain(tool);
    }
    expect(texts.filter(({ run }) => run).length).toBeGreaterThanOrEqual(12);
  });
});

describe('what is taken', () => {
  test('is said, and what else stands in the text is shown', () => {
    const text = `first execution reverted: Too little received\nthen data="${reason('STF')}"\nand InvalidNonce()`;
    const { decoded, part, others } = read(text);
    expect(decoded).toMatchObject({ kind: 'reason', text: 'STF' });
    expect(part).toBe(reason('STF'));
    expect(others.map((other) => other.part)).toEqual(['Too little received', 'InvalidNonce']);
  });

  test('is the longest of several names, and no name inside it', () => {
    const { part, others } = read('it failed: TransferHelper: TRANSFER_FROM_FAILED, I think');
    expect([part, others]).toEqual(['TransferHelper: TRANSFER_FROM_FAILED', []]);
  });

  test('is no letter of a sentence', () => {
    const text =
      'I sold a K-pop record, T or R, at L and M0; is this F1? The token was OLD and NEO-like';
    const parts = [read(text)].flatMap(({ part, others }) => [
      part,
      ...others.map((one) => one.part),
    ]);
    for (const letter of ['I', 'K', 'T', 'R', 'L', 'M0', 'F1']) expect(parts).not.toContain(letter);
  });

  test.each(['L', 'I', 'AS', 'M0'])('is %s where the text calls it the reason', (code) => {
    for (const text of [
      `Fail with error '${code}'`,
      `I called it. reverted with reason string '${code}'`,
      `I traced it, AS you said. L: M0\n    └─ ← [Revert] ${code}\n`,
    ]) {
      expect(read(text).decoded).toMatchObject({ kind: 'reason', text: code });
    }
  });

  test('is no address, no hash and no calldata', () => {
    // They start as a known error does: chance, or someone who looked for such an address.
    const hash = `0x7939f424${'ab'.repeat(28)}`;
    const address = `0x7939f424${'cd'.repeat(16)}`;
    const call = `transaction={"to":"${address}","data":"0x7939f424${'00'.repeat(32)}"}`;
    const { decoded, others } = read(`from ${address} in ${hash} (data="0x12345678", ${call})`);
    expect(decoded).toEqual({ kind: 'unknown', selector: '0x12345678', length: 4 });
    expect(others).toEqual([]);
    expect(read(`0x${'cd'.repeat(20)}`).decoded).toMatchObject({
      kind: 'malformed',
      message: expect.stringContaining('an address') as string,
    });
    expect(read(`0x${'ab'.repeat(32)}`).decoded).toMatchObject({
      kind: 'malformed',
      message: expect.stringContaining('a hash') as string,
    });
  });

  test('is a reason that nobody here knows, where there is no other', () => {
    expect(read('[FAIL: revert: pool empty] test_settle() (gas: 111111)').decoded).toEqual({
      kind: 'reason',
      text: 'pool empty',
      known: [],
    });
    expect(
      read('Error: execution reverted: "Pool: empty" (action="call", data=null)').decoded,
    ).toMatchObject({ text: 'Pool: empty' });
  });

  test('is nothing where nothing is known: it says what to paste', () => {
    expect(read('Something went wrong.\nPlease try again later.').decoded).toMatchObject({
      kind: 'malformed',
      message: expect.stringContaining('No revert data and no known error') as string,
    });
  });
});

describe('errors of libraries', () => {
  /** The words that SafeTransferLib of Solady 0.1.26 stores before it reverts. */
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
    '%s has the selector of its name',
    (code, { selector }) => {
      expect(selector).toBe(id(code).slice(0, 10));
    },
  );

  test('0x6f5ffb7e is the lock of the universal router', () => {
    expect(read('0x6f5ffb7e').decoded).toMatchObject({ signature: 'ContractLocked()' });
  });

  test.each(ofLibraries.filter(({ by }) => by).map(({ code }) => code))(
    '%s is found in a sentence, and alone',
    (code) => {
      for (const text of [code, `Uncaught Error: ${code}\n    at x.js:1:1`]) {
        expect(read(text).decoded).toMatchObject({ kind: 'message', text: code });
      }
    },
  );

  test('lead to pages that exist', () => {
    const pages = ofLibraries.flatMap(({ see }) => (see ? [see.split('#')[0] ?? ''] : []));
    expect(pages.length).toBeGreaterThan(20);
    for (const page of new Set(pages)) {
      expect(readFileSync(`content/docs${page}.mdx`, 'utf8')).toContain('title:');
    }
  });
});

describe('never breaks', () => {
  test('whatever is pasted', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom(
              ...texts.map(({ text }) => text.slice(0, 80)),
              'transaction={',
              '0x08c379a0',
              '"',
              '\\',
              '\n',
              'reverted: ',
            ),
          ),
        ),
        (parts) => {
          expect(read(parts.join('')).decoded.kind).toBeTypeOf('string');
        },
      ),
    );
  });

  test.each([
    'transaction={',
    'reverted: ',
    '0x08c379a0 ',
    'STF ',
    'I ',
    'panic: ',
    'Request:\n a\n',
    'execution reverted: "',
    '\\',
    ' (action=',
  ])('a text full of %j is read in a bounded way, a longer one is told so', (piece) => {
    expect(read(piece.repeat(300_000 / piece.length)).others.length).toBeLessThanOrEqual(5);
    expect(read(piece.repeat(400_000)).decoded).toMatchObject({
      kind: 'malformed',
      message: expect.stringContaining('up to 300,000 are read') as string,
    });
  });
});
