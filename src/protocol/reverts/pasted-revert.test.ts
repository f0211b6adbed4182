import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ERROR_SELECTOR, PANIC_SELECTOR } from './decode-revert';
import { decode, encode } from '../../../tests/made-revert';

describe('pasted text', () => {
  test.each([
    ['hex', (length: number) => `0x${'ab'.repeat(length / 2 - 1)}`],
    ['hex without 0x', (length: number) => 'ab'.repeat(length / 2)],
    ['words', (length: number) => 'x '.repeat(length / 2)],
    ['white space', (length: number) => ' '.repeat(length)],
  ])('is read up to 300,000 characters, and longer text is rejected: %s', (_, make) => {
    const told =
      'The text has 10,000,000 characters, but at most 300,000 can be decoded. Paste only the revert data.';
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
    [`${ERROR_SELECTOR}00`, '(1 byte) does not contain'],
    [PANIC_SELECTOR, '(0 bytes) does not contain'],
    [data.slice(0, -64), 'Copy all of the data'],
  ])('is rejected with an explanation: %s', (text, message) => {
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

  test('from a local node is decoded as the panic or custom error in it', () => {
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

  test('with JSON that is not a response is read as text', () => {
    expect(decode('{"a": 1}')).toMatchObject({ kind: 'reason', text: '{"a": 1}' });
    expect(decode('{"error": null}')).toMatchObject({ kind: 'reason' });
    expect(decode('{not JSON')).toMatchObject({ kind: 'reason' });
  });

  test('never makes the decoder throw', () => {
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
