// SPDX-License-Identifier: MIT
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shownBlocks } from '../toolchain/blocks.ts';
import { cacheRoot } from '../toolchain/paths.ts';
import { compile, compilersOf } from '../toolchain/solidity.ts';
import { checkModules } from '../toolchain/types.ts';

const blocks = shownBlocks();

describe('what a reader copies of a TypeScript sample is a module that compiles', () => {
  const named = blocks
    .filter(({ file }) => /\.tsx?$/.test(file))
    .map(({ file, region, text }) => [file.replace(/(?=\.tsx?$)/, `.${region}`), text] as const);
  const problems = checkModules(new Map(named));

  it.each(named)('%s', (name) => {
    expect(problems.filter(({ file }) => file === name).map(({ report }) => report)).toEqual([]);
  });

  it('and so is what they import', () => {
    const names = new Set(named.map(([name]) => name));
    expect(problems.filter(({ file }) => !names.has(file))).toEqual([]);
  });
});

describe('what a reader copies of a contract is a file that compiles, without a warning', () => {
  const folder = join(cacheRoot, 'blocks');
  rmSync(folder, { recursive: true, force: true });

  for (const { file, region, text } of blocks.filter((block) => block.file.endsWith('.sol'))) {
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
