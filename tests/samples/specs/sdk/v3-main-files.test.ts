// SPDX-License-Identifier: MIT
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { pageText } from '../../toolchain/page-text.ts';
import { withImports } from '../../toolchain/run-main.ts';
import { sampleIndex } from '../../toolchain/samples.ts';

/** Returns the files that a guide lists as required by a `main.ts`, sorted. */
function besideOn(guide: string, main: string): string[] {
  const sentence =
    /put (?<all>.*?) in the same folder(?: as `main\.ts`, and with viem (?<viem>.*?) too)?/.exec(
      pageText(`sdk/v3/guides/${guide}`),
    );
  const { all = '', viem = '' } = sentence?.groups ?? {};
  const named = main.includes('/viem/') ? all + viem : all;
  return [...named.matchAll(/`([a-z-]+\.ts)`/g)].map(([, file]) => file ?? '').sort();
}

const mains = sampleIndex().filter(({ file }) => /^sdk\/v3\/.*\.main\.ts$/.test(file));

/** Returns the guide that shows a sample. */
const guideOf = (pages: readonly string[]): string =>
  pages.find((page) => page.startsWith('/sdk/v3/guides/'))?.replace('/sdk/v3/guides/', '') ?? '';

it.each(mains.map(({ file, pages }) => [file, guideOf(pages)]))(
  'the guide of %s names the files that it needs, and no others',
  (file, guide) => {
    const needed = [...withImports(file)].filter((name) => name !== file);
    expect(besideOn(guide, file)).toEqual(needed.map((name) => basename(name)).sort());
  },
);
