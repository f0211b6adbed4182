// SPDX-License-Identifier: MIT
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { shownBlocks } from '../toolchain/blocks.ts';
import { cacheRoot } from '../toolchain/paths.ts';
import { compilersOf, compileTogether } from '../toolchain/solidity.ts';

describe('what a reader copies of a contract is a file that compiles, without a warning', () => {
  const folder = join(cacheRoot, 'blocks');
  const byCompiler = new Map<string, string[]>();

  rmSync(folder, { recursive: true, force: true });
  for (const { file, region, text } of shownBlocks()) {
    if (!file.endsWith('.sol')) continue;
    const name = file.replace(/(?=\.sol$)/, `.${region}`);
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    for (const compiler of compilersOf(text, name)) {
      byCompiler.set(compiler, [...(byCompiler.get(compiler) ?? []), name]);
    }
  }

  for (const [compiler, names] of byCompiler) {
    describe(`with solc ${compiler}`, () => {
      let messages: Record<string, string[]>;
      beforeAll(() => {
        const compiled = compileTogether(names, folder, compiler);
        messages = Object.fromEntries(
          compiled.map(({ file, problems }) => [file, problems.map(({ message }) => message)]),
        );
      });

      it.each(names)('%s', (name) => {
        expect(messages[name]).toEqual([]);
      });
    });
  }
});
