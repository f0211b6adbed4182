import { id } from '@ethersproject/hash';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DecodedRevert, type RevertArgument } from './revert';
import { panicCodes } from './panic-codes';
import { catalogue, decode, encode } from '../../../tests/made-revert';

const nest = (data: string, index = 1) => encode('ExecutionFailed(uint256,bytes)', [index, data]);

const strings = catalogue.filter(({ selector }) => !selector);
const customs = catalogue.filter(({ selector }) => selector);

describe('a reason', () => {
  test('is decoded to the same text, whatever characters it has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(decode(encode('Error(string)', [text]))).toMatchObject({ kind: 'reason', text });
      }),
    );
  });

  test.each(strings.map(({ code }) => code))('%s is explained, as data and as text', (code) => {
    for (const text of [encode('Error(string)', [code]), code, `execution reverted: ${code}`]) {
      const decoded = decode(text);
      expect(decoded).toMatchObject({ kind: 'reason', text: code });
      expect(decoded.kind === 'reason' && decoded.known.map((one) => one.code)).toContain(code);
    }
  });

  test('is found by its suffix', () => {
    expect(decode('K')).toMatchObject({ kind: 'reason', text: 'UniswapV2: K' });
  });

  test('that two contracts share has the causes of each', () => {
    const decoded = decode('UniswapV2: FORBIDDEN');
    expect(decoded.kind === 'reason' && decoded.known.map(({ contract }) => contract)).toEqual([
      'UniswapV2Pair',
      'UniswapV2Factory',
    ]);
  });

  test('that is not in the catalogue is shown without a cause', () => {
    expect(decode('ERC20: no')).toEqual({ kind: 'reason', text: 'ERC20: no', known: [] });
  });
});

describe('a panic', () => {
  test('is decoded to the same code', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (code) => {
        const decoded = decode(encode('Panic(uint256)', [code]));
        expect(decoded.kind === 'panic' && BigInt(decoded.code)).toBe(code);
      }),
    );
  });

  test.each(Object.keys(panicCodes))('%s is explained', (code) => {
    expect(decode(encode('Panic(uint256)', [code]))).toEqual({
      kind: 'panic',
      code,
      ...panicCodes[code],
    });
  });

  test('with an unknown code has no cause', () => {
    expect(decode(encode('Panic(uint256)', [0x99]))).toEqual({ kind: 'panic', code: '0x99' });
  });
});

describe('a custom error', () => {
  test.each(customs.map((one) => [one.code, one] as const))(
    '%s has the selector of its signature',
    (code, one) => {
      expect(one.selector).toBe(id(code).slice(0, 10));
      expect(decode(code)).toMatchObject({ kind: 'custom', signature: code });
      expect(decode(code.split('(')[0] ?? '')).toMatchObject({ kind: 'custom', signature: code });
    },
  );

  test('is decoded to the same number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...customs.filter(({ code }) => code.endsWith('(uint256)'))),
        fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
        ({ code }, value) => {
          expect(decode(encode(code, [value]))).toMatchObject({
            kind: 'custom',
            signature: code,
            arguments: [{ type: 'uint256', value: String(value) }],
          });
        },
      ),
    );
  });

  test('inside the error of a failed command is decoded, at any depth', () => {
    const nested = fc.letrec<{ data: string }>((tie) => ({
      data: fc.oneof(
        { maxDepth: 4 },
        fc.string({ unit: 'grapheme' }).map((text) => encode('Error(string)', [text])),
        fc.constantFrom(
          ...customs.filter(({ code }) => code.endsWith('()')).map(({ code }) => encode(code, [])),
        ),
        fc.tuple(fc.nat(255), tie('data')).map(([index, inner]) => nest(inner, index)),
      ),
    })).data;
    fc.assert(
      fc.property(fc.nat(255), nested, (index, inner) => {
        expect(decode(nest(inner, index))).toMatchObject({
          kind: 'custom',
          arguments: [{ value: String(index) }, { value: inner, inner: decode(inner) }],
        });
      }),
    );
  });

  test.each([8, 9, 100])(
    'inside %i errors is decoded up to the eighth level, and the rest can be pasted separately',
    (depth) => {
      let data = encode('Error(string)', ['STF']);
      for (let level = 1; level < depth; level += 1) data = nest(data);
      const opened: DecodedRevert[] = [];
      let last: RevertArgument | undefined;
      let unopened: RevertArgument | undefined;
      for (let next: DecodedRevert | undefined = decode(data); next; next = last?.inner) {
        opened.push(next);
        unopened = last;
        last = next.kind === 'custom' ? next.arguments[1] : undefined;
      }
      if (depth === 8) {
        expect(opened).toHaveLength(8);
        expect(opened.at(-1)).toMatchObject({ kind: 'reason', text: 'STF' });
        return;
      }
      expect(opened).toHaveLength(9);
      expect(decode(unopened?.value ?? '').kind).toBe(depth === 9 ? 'reason' : 'custom');
      expect(opened.slice(0, 8).every(({ kind }) => kind === 'custom')).toBe(true);
      expect(opened.at(-1)).toMatchObject({
        kind: 'malformed',
        message: expect.stringContaining('To decode it, paste only its data') as string,
      });
    },
  );

  test('of a failed command shows plain text inside it', () => {
    const text = 'CryptoPunk Trade Failed';
    const data = nest(`0x${Buffer.from(text).toString('hex')}`, 0);
    expect(decode(data)).toMatchObject({ arguments: [{}, { inner: { kind: 'reason', text } }] });
  });

  test('of a failed command reports that there is nothing inside it', () => {
    expect(decode(nest('0x', 3))).toMatchObject({ arguments: [{}, { inner: { kind: 'empty' } }] });
  });

  test('that is not in the catalogue is identified by its selector', () => {
    expect(decode('0x12345678')).toEqual({ kind: 'unknown', selector: '0x12345678', length: 4 });
  });
});
