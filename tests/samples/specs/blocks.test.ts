// SPDX-License-Identifier: MIT
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shownBlocks } from '../toolchain/blocks.ts';
import { cacheRoot } from '../toolchain/paths.ts';
import { compile, compilersOf } from '../toolchain/solidity.ts';

describe('what a reader copies of a contract is a file that compiles, without a warning', () => {
  const folder = join(cacheRoot, 'blocks');
  rmSync(folder, { recursive: true, force: true });

  for (const { file, region, text } of shownBlocks()) {
    if (!file.endsWith('.sol')) continue;
    const name = file.replace(/(?=\.sol$)/, `.${region}`);
    for (const compiler of compilersOf(text, name)) {
      it(`${file}, ${region}, with solc ${compiler}`, () => {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), text);
        const { problems } = compile(name, folder, compiler);
        expect(problems.map(({ message }) => message)).toEqual([]);
      });
    }
  }
});
