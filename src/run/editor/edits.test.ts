import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { packEdits, unpackEdits } from './edits';

/** Compresses any text in the format of packed edits. */
const packed = (text: string) =>
  btoa(strFromU8(deflateSync(strToU8(text)), true))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

describe('edits in an address', () => {
  it('are unpacked unchanged, whatever their characters', () => {
    const texts = { 'sdk/a.main.ts': "console.log('ü € 🦄');\n", 'sdk/b.ts': '' };
    expect(unpackEdits(packEdits(texts))).toEqual(texts);
  });

  it('need no escaping in an address', () => {
    const texts = { a: Array.from({ length: 3000 }, (_, at) => (at * 7919).toString(36)).join('') };
    expect(packEdits(texts)).toMatch(/^[\w-]+$/);
    expect(unpackEdits(packEdits(texts))).toEqual(texts);
  });

  it.each([
    ['nothing', ''],
    ['no base 64', '%%%'],
    ['nothing compressed', btoa('plain')],
    ['no JSON', packed('{"a":')],
    ['a list', packed('["a"]')],
    ['a number for a text', packed('{"a":1}')],
    ['what would fill a phone', packed(JSON.stringify({ a: 'x'.repeat(50_000_000) }))],
  ])('are none where there is %s', (_, text) => {
    expect(unpackEdits(text)).toBe(undefined);
  });
});
