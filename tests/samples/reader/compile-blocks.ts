// SPDX-License-Identifier: MIT
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCompiler } from '../toolchain/solidity.ts';
import type { Findings } from './check-blocks.ts';
import { placeOf, type ShownBlock } from './shown-block.ts';

interface Answer {
  errors?: { severity: string; formattedMessage: string; sourceLocation?: { file: string } }[];
}

/**
 * Compiles the copied text of blocks with each compiler in their footers. Blocks with the same compiler are compiled
 * together, each as its own file, so that their imports are read only once.
 *
 * @param folder where the page's install line was run; imports are resolved in its `node_modules`
 * @param remappings from the page, such as `permit2/=…`
 */
export function compileBlocks(
  blocks: readonly ShownBlock[],
  folder: string,
  remappings: readonly string[],
): Findings {
  const findings: Findings = [];
  const byCompiler = new Map<string, ShownBlock[]>();
  for (const block of blocks) {
    const compilers = block.runsWith.flatMap((words) => /^solc (.+)$/.exec(words)?.[1] ?? []);
    if (compilers.length === 0)
      findings.push({ place: placeOf(block), message: 'names no compiler' });
    for (const version of compilers)
      byCompiler.set(version, [...(byCompiler.get(version) ?? []), block]);
  }
  for (const [version, named] of byCompiler)
    findings.push(...compileBy(version, named, folder, remappings));
  return findings;
}

function compileBy(
  version: string,
  blocks: readonly ShownBlock[],
  folder: string,
  remappings: readonly string[],
): Findings {
  const files = new Map(blocks.map((block, index) => [`block-${index}.sol`, block]));
  const input = JSON.stringify({
    language: 'Solidity',
    sources: Object.fromEntries(
      [...files].map(([file, { copied }]) => [file, { content: copied }]),
    ),
    settings: {
      remappings,
      outputSelection: Object.fromEntries(
        [...files.keys()].map((file) => [file, { '*': ['abi'] }]),
      ),
    },
  });
  const find = (path: string) => {
    const file = join(folder, 'node_modules', path);
    return existsSync(file)
      ? { contents: readFileSync(file, 'utf8') }
      : { error: `${path} is in no package that the page installs` };
  };
  const answer = JSON.parse(loadCompiler(version).compile(input, { import: find })) as Answer;
  return (answer.errors ?? [])
    .filter(({ severity }) => severity === 'error')
    .map(({ formattedMessage, sourceLocation }) => {
      // Errors inside a package are reported for the first block.
      const block = files.get(sourceLocation?.file ?? '') ?? blocks[0];
      return {
        place: block ? placeOf(block) : folder,
        message: `solc ${version}: ${formattedMessage.trim()}`,
      };
    });
}
