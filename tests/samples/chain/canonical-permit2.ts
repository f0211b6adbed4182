// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot, packagesRoot } from '../toolchain/paths.ts';
import { answerOf, collectSources, digestOf } from '../toolchain/solidity.ts';

const root = join(packagesRoot, '@uniswap/v4-periphery/lib/permit2');
const main = 'src/Permit2.sol';
const COMPILER = '0.8.17';

/** What the deployers of Permit2 gave to the deterministic deployer, besides the creation code. */
export const permit2Deployment = {
  deployer: '0x4e59b44847b379578588920cA78FbF26c0B4956C',
  salt: '0x0000000000000000000000000000000000000000d3af2663da51c10215000000',
} as const;

/** Permit2 as its source gives it. */
export interface CanonicalPermit2 {
  /** Of all that the compiler was given. */
  inputDigest: string;
  bytecode: string;
  runtime: string;
}

/** Permit2 compiled, as it is kept: no package holds this build, and it takes the compiler about 10 s. */
export const PERMIT2_FILE = join(packageRoot, 'chain/canonical-permit2.json');

/** The source that `@uniswap/v4-periphery` carries, with the settings of its `foundry.toml`. */
const input = () => ({
  language: 'Solidity',
  sources: collectSources(
    main,
    (name) => readFileSync(join(root, name), 'utf8'),
    (path) => path.replace(/^solmate\//, 'lib/solmate/'),
  ),
  settings: {
    remappings: ['solmate/=lib/solmate/'],
    viaIR: true,
    optimizer: { enabled: true, runs: 1_000_000 },
    metadata: { bytecodeHash: 'none' },
    evmVersion: 'london',
    outputSelection: {
      [main]: { Permit2: ['evm.bytecode.object', 'evm.deployedBytecode.object'] },
    },
  },
});

/** What tells whether the kept build is of the source and the settings that are here. */
export const permit2InputDigest = (): string => digestOf(COMPILER, input());

/** Compiles it anew. */
export function compilePermit2(): CanonicalPermit2 {
  const { contracts } = answerOf(COMPILER, input()) as {
    contracts: Record<string, Record<string, { evm: Record<string, { object: string }> }>>;
  };
  const evm = contracts[main]?.Permit2?.evm;
  if (!evm?.bytecode || !evm.deployedBytecode) throw new Error(`${main} did not compile`);
  return {
    inputDigest: permit2InputDigest(),
    bytecode: `0x${evm.bytecode.object}`,
    runtime: `0x${evm.deployedBytecode.object}`,
  };
}
