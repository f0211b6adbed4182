// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useChain } from '../../chain/context.ts';
import { describeMain } from '../../toolchain/describe-main.ts';
import { repositoryRoot } from '../../toolchain/paths.ts';
import { withImports } from '../../toolchain/run-main.ts';
import { sampleIndex } from '../../toolchain/samples.ts';

/** The files that a page says a `main.ts` needs beside it, sorted. */
function besideOn(page: string, main: string): string[] {
  const text = readFileSync(join(repositoryRoot, `content/docs${page}.mdx`), 'utf8');
  const sentence = /It needs (?<all>.*?) beside it(?:, with viem (?<viem>.*?) too)?,?/.exec(text);
  const { all = '', viem = '' } = sentence?.groups ?? {};
  const named = main.includes('/viem/') ? all + viem : all;
  return [...named.matchAll(/`([a-z-]+\.ts)`/g)].map(([, file]) => file ?? '').sort();
}

describe('the v3 SDK guides, run whole', () => {
  const chain = useChain();

  describeMain('sdk/v3/background.main.ts', chain);
  describeMain('sdk/v3/viem/background.main.ts', chain);
  describeMain('sdk/v3/quoting.main.ts', chain);
  describeMain('sdk/v3/viem/quoting.main.ts', chain);
  describeMain('sdk/v3/trading.main.ts', chain);
  describeMain('sdk/v3/viem/trading.main.ts', chain);
  describeMain('sdk/v3/routing.main.ts', chain);
  describeMain('sdk/v3/viem/routing.main.ts', chain);
  describeMain('sdk/v3/minting.main.ts', chain);
  describeMain('sdk/v3/viem/minting.main.ts', chain);
  describeMain('sdk/v3/modifying.main.ts', chain);
  describeMain('sdk/v3/viem/modifying.main.ts', chain);
  describeMain('sdk/v3/fees.main.ts', chain);
  describeMain('sdk/v3/viem/fees.main.ts', chain);
  describeMain('sdk/v3/swap-and-add.main.ts', chain);
  describeMain('sdk/v3/viem/swap-and-add.main.ts', chain);
});

const mains = sampleIndex().filter(({ file }) => /^sdk\/v3\/.*\.main\.ts$/.test(file));

it.each(mains.map(({ file, pages }) => [file, pages[0] ?? '']))(
  'the page of %s names the files that it needs, and no others',
  (file, page) => {
    const needed = [...withImports(file)].filter((name) => name !== file);
    expect(besideOn(page, file)).toEqual(needed.map((name) => basename(name)).sort());
  },
);
