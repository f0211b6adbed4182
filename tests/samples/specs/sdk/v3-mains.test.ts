// SPDX-License-Identifier: MIT
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useChain } from '../../chain/context.ts';
import { describeMain } from '../../toolchain/describe-main.ts';
import { pageText } from '../../toolchain/page-text.ts';
import { withImports } from '../../toolchain/run-main.ts';
import { sampleIndex } from '../../toolchain/samples.ts';

/** The files that a page says a `main.ts` needs beside it, sorted. */
function besideOn(page: string, main: string): string[] {
  const sentence = /It needs (?<all>.*?) beside it(?:, with viem (?<viem>.*?) too)?,?/.exec(
    pageText(page.slice(1)),
  );
  const { all = '', viem = '' } = sentence?.groups ?? {};
  const named = main.includes('/viem/') ? all + viem : all;
  return [...named.matchAll(/`([a-z-]+\.ts)`/g)].map(([, file]) => file ?? '').sort();
}

describe('the v3 SDK guides, run whole', () => {
  const chain = useChain();

  for (const [ethers, viem] of [
    ['sdk/v3/background.main.ts', 'sdk/v3/viem/background.main.ts'],
    ['sdk/v3/quoting.main.ts', 'sdk/v3/viem/quoting.main.ts'],
    ['sdk/v3/trading.main.ts', 'sdk/v3/viem/trading.main.ts'],
    ['sdk/v3/routing.main.ts', 'sdk/v3/viem/routing.main.ts'],
    ['sdk/v3/minting.main.ts', 'sdk/v3/viem/minting.main.ts'],
    ['sdk/v3/modifying.main.ts', 'sdk/v3/viem/modifying.main.ts'],
    ['sdk/v3/fees.main.ts', 'sdk/v3/viem/fees.main.ts'],
    ['sdk/v3/swap-and-add.main.ts', 'sdk/v3/viem/swap-and-add.main.ts'],
  ] as const) {
    describeMain(ethers, chain);
    describeMain(viem, chain);
  }
});

const mains = sampleIndex().filter(({ file }) => /^sdk\/v3\/.*\.main\.ts$/.test(file));

it.each(mains.map(({ file, pages }) => [file, pages[0] ?? '']))(
  'the page of %s names the files that it needs, and no others',
  (file, page) => {
    const needed = [...withImports(file)].filter((name) => name !== file);
    expect(besideOn(page, file)).toEqual(needed.map((name) => basename(name)).sort());
  },
);
