// SPDX-License-Identifier: MIT
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCompiler } from '../toolchain/solidity.ts';
import type { Findings } from './check-blocks.ts';
import { placeOf, type ShownBlock } from './shown-block.ts';

interface Answer {
  errors?: { severity: string; formattedMessage: string }[];
}

/**
 * Compiles what a block's Copy gave, by each compiler that its foot names.
 *
 * @param folder where the page's install line was run: imports are looked up in its `node_modules`
 * @param remappings such as `permit2/=…`, where the page says so
 */
export function compileBlock(
  block: ShownBlock,
  folder: string,
  remappings: readonly string[],
): Findings {
  const compilers = block.runsWith.flatMap((words) => /^solc (.+)$/.exec(words)?.[1] ?? []);
  if (compilers.length === 0) return [{ place: placeOf(block), message: 'names no compiler' }];
  const input = JSON.stringify({
    language: 'Solidity',
    sources: { 'block.sol': { content: block.copied } },
    settings: { remappings, outputSelection: { 'block.sol': { '*': ['abi'] } } },
  });
  const find = (path: string) => {
    const file = join(folder, 'node_modules', path);
    return existsSync(file)
      ? { contents: readFileSync(file, 'utf8') }
      : { error: `${path} is in no package that the page installs` };
  };
  return compilers.flatMap((version) => {
    const answer = JSON.parse(loadCompiler(version).compile(input, { import: find })) as Answer;
    return (answer.errors ?? [])
      .filter(({ severity }) => severity === 'error')
      .map(({ formattedMessage }) => ({
        place: placeOf(block),
        message: `solc ${version}: ${formattedMessage.trim()}`,
      }));
  });
}
