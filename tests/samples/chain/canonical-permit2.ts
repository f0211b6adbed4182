// SPDX-License-Identifier: MIT
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { packagesRoot } from '../toolchain/paths.ts';
import { answerOf } from '../toolchain/solidity.ts';
import type { Artifact } from './published.ts';

const root = join(packagesRoot, '@uniswap/v4-periphery/lib/permit2');
const main = 'src/Permit2.sol';

/** What the deployers of Permit2 gave to the deterministic deployer, besides the creation code. */
export const permit2Deployment = {
  deployer: '0x4e59b44847b379578588920cA78FbF26c0B4956C',
  salt: '0x0000000000000000000000000000000000000000d3af2663da51c10215000000',
} as const;

/**
 * Permit2 compiled from the source that `@uniswap/v4-periphery` carries, with the settings of its `foundry.toml`. No
 * package holds this build. The first time it takes about 10 s.
 */
export function canonicalPermit2(): Artifact & { runtime: string } {
  const input = {
    language: 'Solidity',
    sources: sourcesFrom(main),
    settings: {
      remappings: ['solmate/=lib/solmate/'],
      viaIR: true,
      optimizer: { enabled: true, runs: 1_000_000 },
      metadata: { bytecodeHash: 'none' },
      evmVersion: 'london',
      outputSelection: {
        [main]: { Permit2: ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] },
      },
    },
  };
  const { contracts } = answerOf('0.8.17', input) as {
    contracts: Record<
      string,
      Record<
        string,
        {
          abi: unknown[];
          evm: { bytecode: { object: string }; deployedBytecode: { object: string } };
        }
      >
    >;
  };
  const permit2 = contracts[main]?.Permit2;
  if (!permit2) throw new Error(`${main} did not compile`);
  return {
    abi: permit2.abi,
    bytecode: `0x${permit2.evm.bytecode.object}`,
    runtime: `0x${permit2.evm.deployedBytecode.object}`,
  };
}

function sourcesFrom(first: string): Record<string, { content: string }> {
  const sources: Record<string, { content: string }> = {};
  const add = (key: string) => {
    if (sources[key]) return;
    const file = join(root, key);
    if (!existsSync(file)) throw new Error(`${key} is not in ${root}`);
    const content = readFileSync(file, 'utf8');
    sources[key] = { content };
    for (const [, path = ''] of content.matchAll(/(?:from|import)\s+"([^"]+)"/g)) {
      add(
        path.startsWith('.')
          ? posix.join(posix.dirname(key), path)
          : path.replace(/^solmate\//, 'lib/solmate/'),
      );
    }
  };
  add(first);
  return sources;
}
