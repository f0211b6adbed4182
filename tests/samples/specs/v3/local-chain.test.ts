// SPDX-License-Identifier: MIT
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../toolchain/cases.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { packageRoot, repositoryRoot, samplesRoot } from '../../toolchain/paths.ts';
import { capturedOutput } from '../../toolchain/run-main.ts';
import { commandOfPage, page, useReader } from './local-project.ts';

const { reader, run, addConfig, startNode } = useReader();

describe('Set Up Your Local Environment', () => {
  it('ran on the version of anvil that the page names', async () => {
    const { stdout } = await run('anvil --version');
    const version = /npx @foundry-rs\/anvil@([\d.]+)/.exec(page)?.[1] ?? 'none';
    expect(stdout).toContain(`anvil Version: ${version}\n`);
  });
});

/** Path of the artifact that the programs deploy. `artifact` is the artifact's text, once it is compiled. */
const ARTIFACT = 'artifacts/contracts/single-swap.sol/SingleSwap.json';
let artifact: string | undefined;

/** Compiles with the page's config and the compiler from npm, because Hardhat would download its own. */
async function compile() {
  addConfig();
  const kept = join(reader.project, ARTIFACT);
  if (artifact !== undefined) {
    mkdirSync(dirname(kept), { recursive: true });
    return writeFileSync(kept, artifact);
  }
  const contract = 'contracts/single-swap.sol';
  cpSync(join(samplesRoot, 'v3/single-swap.sol'), join(reader.project, contract));
  const compiler = join(packageRoot, 'toolchain/hardhat-npm-compiler.cjs');
  await run(`npx hardhat --config ${compiler} ${commandOfPage('npx hardhat compile').slice(12)}`);
  artifact = readFileSync(kept, 'utf8');
}

// The programs for ethers and viem, with the node that the gate runs each on. The Hardhat node takes longer to start,
// and hardhat-config.test.ts already trades on it.
for (const [main, usual] of [
  ['v3/local-environment.main.ts', 'anvil --fork-url'],
  ['v3/viem/local-environment.main.ts', 'anvil --fork-url'],
] as const) {
  describeSample(main, (proves) => {
    for (const start of casesOf(['npx hardhat node', 'anvil --fork-url'], [usual])) {
      proves(
        [],
        `buys DAI on the fork of \`${start}\`, and prints what the page shows`,
        async () => {
          await compile();
          const node = await startNode(commandOfPage(start));
          cpSync(join(samplesRoot, main), join(reader.project, 'main.ts'));
          const module = main.replace('.main.ts', '.ts');
          cpSync(join(samplesRoot, module), join(reader.project, 'local-environment.ts'));
          const tsx = join(repositoryRoot, 'node_modules/tsx/dist/cli.mjs');
          expect(commandOfPage('npx tsx')).toBe('npx tsx main.ts');
          const { stdout } = await run(`RPC_URL=${node.connection.url} node ${tsx} main.ts`);
          expect(stdout).toBe(capturedOutput(main, stdout));
        },
      );
    }
  });
}
