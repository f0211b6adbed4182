// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot, packagesRoot } from '../toolchain/paths.ts';
import { answerOf, collectSources, digestOf } from '../toolchain/solidity.ts';

const root = join(packagesRoot, '@uniswap/v4-periphery/lib/permit2');
const main = 'src/Permit2.sol';
const COMPILER = '0.8.17';

/**
 * The deployer contract that deployed Permit2, and the salt. With the creation code, they determine Permit2's address.
 */
export const permit2Deployment = {
  deployer: '0x4e59b44847b379578588920cA78FbF26c0B4956C',
  salt: '0x0000000000000000000000000000000000000000d3af2663da51c10215000000',
} as const;

/** Permit2, compiled from its source. */
export interface CanonicalPermit2 {
  /** Digest of the complete compiler input. */
  inputDigest: string;
  bytecode: string;
  runtime: string;
}

/** Path of the committed build of Permit2. No package contains this build, and compiling it takes long. */
export const PERMIT2_FILE = join(packageRoot, 'chain/canonical-permit2.json');

/**
 * Returns the compiler input: the source bundled in `@uniswap/v4-periphery`, with the settings of Permit2's
 * `foundry.toml`.
 */
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

/** Returns the digest of the current source and settings, to compare with the digest in the committed build. */
export const permit2InputDigest = (): string => digestOf(COMPILER, input());

/** Compiles Permit2 from the current source. */
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
