import { readFileSync } from 'node:fs';
import { SupportedChainId } from '@uniswap/sdk-core';
import { describe, expect, test } from 'vitest';
import { hoodi, holesky, polygonAmoy, sepolia } from 'viem/chains';
import { htmlAt } from './built-site';

const html = htmlAt('/concepts/status').replaceAll('<wbr>', '');

/** Returns the HTML of the entries in the list or table under a heading. */
const rowsUnder = (id: string): string[] =>
  [
    ...(html.split(`id="${id}"`)[1]?.split('<h2 ')[0] ?? '').matchAll(
      /<(?:dt|tr\b[^>]*>\s*<(?:td|th(?=[^>]* scope=)))[^>]*>(.*?)<\/(?:dd|tr)>/gs,
    ),
  ].map(([, row = '']) => row);
const words = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('the status of external services', () => {
  test.each(['protocol-fees', 'who-owns-what', 'hosted-services', 'test-networks'])(
    'each line of %s has a source to open, and the date on which it was read',
    (id) => {
      const rows = rowsUnder(id);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        expect(row).toMatch(/<a href="https:[^"]+"[^>]*>/);
        expect(words(row)).toMatch(/read on \d{1,2} [A-Z][a-z]+ 20\d\d/);
      }
    },
  );

  test('names the networks by their ids', () => {
    const said = rowsUnder('test-networks')
      .flatMap((row) => [...words(row).matchAll(/([A-Z]\w+) \((\d+)\)/g)])
      .map(([, name = '', id]) => [name, Number(id)]);
    expect(Object.fromEntries(said)).toEqual({
      Sepolia: sepolia.id,
      Goerli: SupportedChainId.GOERLI,
      Ropsten: SupportedChainId.ROPSTEN,
      Rinkeby: SupportedChainId.RINKEBY,
      Kovan: SupportedChainId.KOVAN,
      Mumbai: SupportedChainId.POLYGON_MUMBAI,
      Amoy: polygonAmoy.id,
      Holesky: holesky.id,
      Hoodi: hoodi.id,
      // No package has this network. Its id is in lambdaclass/ethrex 7240 and NethermindEth/sedge 553, which got it
      // from two of the network's own sources.
      Plataberget: 7_091_047_534,
    });
  });

  test("explains a pool's protocol fee byte as the pool computes it", () => {
    const text = rowsUnder('protocol-fees').map(words).join(' ');
    const byteOf = (denominator: number) => denominator + (denominator << 4);
    expect(text).toContain(
      `${byteOf(4)} means 1/4 of the fees in both tokens, and ${byteOf(6)} means 1/6`,
    );
  });

  test('shows the packages that each page installs', () => {
    const resources = htmlAt('/concepts/resources').replaceAll('<wbr>', '');
    const { dependencies } = JSON.parse(readFileSync('tests/samples/package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const rows = rowsUnder('package-versions').map(words);
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      const name = row.split(' ')[0] ?? '';
      const pinned = row.split(' ').at(-2) ?? '';
      const line = [...resources.matchAll(/<tr\b[^>]*>\s*(<t[dh].*?)<\/tr>/gs)]
        .map(([, own = '']) => words(own))
        .find((own) => own.startsWith(`${name} `));
      expect(line, name).toContain(` ${pinned} `);
      expect(dependencies[name], name).toBe(pinned);
    }
  });
});
