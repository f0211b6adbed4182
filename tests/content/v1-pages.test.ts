import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FACTORY_ADDRESS, INIT_CODE_HASH, Pair } from '@uniswap/v2-sdk';
import { describe, expect, it } from 'vitest';
import { fileJson, fileText } from './page-text';
import { DAI, USDC, WETH } from './tokens';
import { permitHash } from './v1-page';

describe('the pages on v1', () => {
  const folder = join(import.meta.dirname, '../../content/docs');
  const pages = ['contracts/v1/concepts', 'contracts/v1/guides', 'sdk/v1/guides'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => fileText(`content/docs/${part}/${name}`)),
  );

  it('show no address or hash that is not computed or taken from a tested sample', () => {
    const samples = fileText('content/samples/v1/remove-with-permit.ts');
    const computed = [
      ...[DAI, USDC, WETH].map(({ address }) => address),
      ...[Pair.getAddress(USDC, WETH), Pair.getAddress(DAI, WETH), Pair.getAddress(DAI, USDC)],
      ...[FACTORY_ADDRESS, INIT_CODE_HASH, permitHash],
    ];
    const shown = pages.flatMap((page) => page.match(/0x[\da-f]{8,}/gi) ?? []);
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((hex) => !computed.includes(hex) && !samples.includes(hex))).toEqual([]);
  });

  it('install the versions that are installed in the repository', () => {
    const installs = pages.flatMap((page) => page.match(/@uniswap\/[\w-]+@[\w.-]+/g) ?? []);
    expect(installs.length).toBeGreaterThan(20);
    for (const install of new Set(installs)) {
      const [, name = '', version] = /^(.+)@(.+)$/.exec(install) ?? [];
      if (name === '@uniswap/lib') {
        // The samples are compiled with the version that the periphery depends on, so the page must install that
        // version.
        const periphery = fileJson('node_modules/@uniswap/v2-periphery/package.json');
        expect((periphery.dependencies as Record<string, string>)[name]).toBe(version);
      } else expect(fileJson(`node_modules/${name}/package.json`).version).toBe(version);
    }
  });
});
