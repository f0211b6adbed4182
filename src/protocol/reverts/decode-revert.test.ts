import { readFileSync } from 'node:fs';
import { defaultAbiCoder } from '@ethersproject/abi';
import { id } from '@ethersproject/hash';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ERRORS_FILE } from '../../site/data/error-catalogue';
import { decodeRevert, ERROR_SELECTOR, PANIC_SELECTOR } from './decode-revert';
import { type DecodedRevert, type RevertArgument } from './decoded-revert';
import { panicCodes } from './panic-codes';
import { revertCatalogue } from '../../site/data/revert-catalogue';

// Written by another encoder than the one that reads.
const encode = (signature: string, values: unknown[]) =>
  id(signature).slice(0, 10) +
  defaultAbiCoder
    .encode(
      signature
        .slice(signature.indexOf('(') + 1, -1)
        .split(',')
        .filter(Boolean),
      values,
    )
    .slice(2);

const nest = (data: string) => encode('ExecutionFailed(uint256,bytes)', [1, data]);

const catalogue = revertCatalogue(readFileSync(ERRORS_FILE, 'utf8'));
const decode = (text: string) => decodeRevert(text, catalogue);
const strings = catalogue.filter(({ selector }) => !selector);
const customs = catalogue.filter(({ selector }) => selector);

describe('a reason', () => {
  test('comes back as it was, whatever is in it', () => {
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

  test('is found by its end alone', () => {
    expect(decode('K')).toMatchObject({ kind: 'reason', text: 'UniswapV2: K' });
  });

  test('of two contracts has both causes', () => {
    const decoded = decode('UniswapV2: FORBIDDEN');
    expect(decoded.kind === 'reason' && decoded.known.map(({ contract }) => contract)).toEqual([
      'UniswapV2Pair',
      'UniswapV2Factory',
    ]);
  });

  test('that nobody here reverts with is shown, without a cause', () => {
    expect(decode('ERC20: no')).toEqual({ kind: 'reason', text: 'ERC20: no', known: [] });
  });
});

describe('a panic', () => {
  test('comes back with its code', () => {
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

  test('of a code without a meaning says none', () => {
    expect(decode(encode('Panic(uint256)', [0x99]))).toEqual({ kind: 'panic', code: '0x99' });
  });
});

describe('a custom error', () => {
  test.each(customs.map((one) => [one.code, one] as const))(
    '%s has the selector of its name',
    (code, one) => {
      expect(one.selector).toBe(id(code).slice(0, 10));
      expect(decode(code)).toMatchObject({ kind: 'custom', signature: code });
      expect(decode(code.split('(')[0] ?? '')).toMatchObject({ kind: 'custom', signature: code });
    },
  );

  test('with a number comes back with it', () => {
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

  test('of a failed command is opened, at any depth', () => {
    const nested = fc.letrec<{ data: string }>((tie) => ({
      data: fc.oneof(
        { maxDepth: 4 },
        fc.string({ unit: 'grapheme' }).map((text) => encode('Error(string)', [text])),
        fc.constantFrom(
          ...customs.filter(({ code }) => code.endsWith('()')).map(({ code }) => encode(code, [])),
        ),
        fc
          .tuple(fc.nat(255), tie('data'))
          .map(([index, inner]) => encode('ExecutionFailed(uint256,bytes)', [index, inner])),
      ),
    })).data;
    fc.assert(
      fc.property(fc.nat(255), nested, (index, inner) => {
        expect(decode(encode('ExecutionFailed(uint256,bytes)', [index, inner]))).toMatchObject({
          kind: 'custom',
          arguments: [{ value: String(index) }, { value: inner, inner: decode(inner) }],
        });
      }),
    );
  });

  test.each([8, 9, 100])(
    'inside %i errors is opened to the eighth, and can be read on',
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
        message: expect.stringContaining('Paste its data alone to read on') as string,
      });
    },
  );

  test('of a failed command with bare text inside shows the text', () => {
    const text = 'CryptoPunk Trade Failed';
    const data = encode('ExecutionFailed(uint256,bytes)', [
      0,
      `0x${Buffer.from(text).toString('hex')}`,
    ]);
    expect(decode(data)).toMatchObject({ arguments: [{}, { inner: { kind: 'reason', text } }] });
  });

  test('of a failed command with nothing inside says so', () => {
    const data = encode('ExecutionFailed(uint256,bytes)', [3, '0x']);
    expect(decode(data)).toMatchObject({ arguments: [{}, { inner: { kind: 'empty' } }] });
  });

  test('that nobody here declares is named by its selector', () => {
    expect(decode('0x12345678')).toEqual({ kind: 'unknown', selector: '0x12345678', length: 4 });
  });
});

describe('what a reader pastes', () => {
  test.each([
    ['hex', (length: number) => `0x${'ab'.repeat(length / 2 - 1)}`],
    ['hex without 0x', (length: number) => 'ab'.repeat(length / 2)],
    ['words', (length: number) => 'x '.repeat(length / 2)],
    ['white space', (length: number) => ' '.repeat(length)],
  ])('is read up to 300,000 characters, and longer texts are told so: %s', (_, make) => {
    const told =
      'The text has 10,000,000 characters; up to 300,000 are read. Paste the revert data alone.';
    expect(decode(make(300_000)).kind).not.toBe('malformed');
    expect(decode(make(10_000_000))).toEqual({ kind: 'malformed', message: told });
  });

  const data = encode('Error(string)', ['STF']);

  test.each([
    ['in quotes', `"${data}"`],
    ['without 0x', data.slice(2)],
    ['in capitals', `0X${data.slice(2).toUpperCase()}`],
    ['broken over lines', data.replace(/(.{40})/g, '$1\n')],
    ['after what a node says', `execution reverted: ${data}`],
  ])('is read %s', (_, text) => {
    expect(decode(text)).toMatchObject({ kind: 'reason', text: 'STF' });
  });

  test.each([
    ['', 'nothing'],
    ['  \n', 'nothing'],
    ['0x', 'empty'],
    ['execution reverted', 'empty'],
    ['Error: Transaction reverted without a reason string', 'empty'],
    ['Error: execution reverted: ', 'empty'],
    ['{"code":3,"message":"execution reverted","data":"0x"}', 'empty'],
    ['{"data":"0x"}', 'empty'],
  ])('%j is %s', (text, kind) => {
    expect(decode(text)).toEqual({ kind });
  });

  test.each([
    ['0x08c379zz', '“z” at character 9'],
    ['0x08c37', 'odd number'],
    ['0x0', 'has 1 hex digit.'],
    ['0x08c3', 'A selector alone has 8'],
    [`${ERROR_SELECTOR}00`, '(1 byte) does not hold'],
    [PANIC_SELECTOR, '(0 bytes) does not hold'],
    [data.slice(0, -64), 'Copy the whole'],
  ])('%s is told what is wrong with it', (text, message) => {
    const decoded = decode(text);
    expect(decoded.kind).toBe('malformed');
    expect(decoded.kind === 'malformed' && decoded.message).toContain(message);
  });

  const stf = `${ERROR_SELECTOR}${'20'.padStart(64, '0')}${'3'.padStart(64, '0')}${'535446'.padEnd(64, '0')}`;

  test.each([
    "VM Exception while processing transaction: reverted with reason string 'STF'",
    'ProviderError: execution reverted: STF',
    '{"code":3,"message":"execution reverted: STF"}',
    '{"code":3,"message":"execution reverted: STF","data":"0x"}',
    JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: 3, message: 'reverted', data: stf } }),
  ])('%s is read as STF', (text) => {
    expect(decode(text)).toEqual(decode('STF'));
  });

  test('the messages of a local node are read to the panic or custom error in them', () => {
    const said = (message: string) =>
      decode(`VM Exception while processing transaction: ${message}`);
    expect(said('reverted with panic code 0x11 (Arithmetic operation overflowed)')).toMatchObject({
      kind: 'panic',
      code: '0x11',
    });
    const custom = { kind: 'custom', signature: 'InvalidNonce()' };
    expect(said("reverted with custom error 'InvalidNonce()'")).toMatchObject(custom);
    expect(
      said('reverted with an unrecognized custom error (return data: 0x756688fe)'),
    ).toMatchObject(custom);
  });

  test('JSON that is no answer stays a text', () => {
    expect(decode('{"a": 1}')).toMatchObject({ kind: 'reason', text: '{"a": 1}' });
    expect(decode('{"error": null}')).toMatchObject({ kind: 'reason' });
    expect(decode('{not JSON')).toMatchObject({ kind: 'reason' });
  });

  test('never breaks it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.uint8Array().map((bytes) => {
            const hex = Buffer.from(bytes).toString('hex');
            return hex.length % 4 === 0 ? ERROR_SELECTOR + hex : `0x${hex}`;
          }),
        ),
        (text) => {
          expect(decode(text).kind).toBeTypeOf('string');
        },
      ),
    );
  });
});
