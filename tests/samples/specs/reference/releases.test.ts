// SPDX-License-Identifier: MIT
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { utils } from 'ethers';
import { describe, expect, it } from 'vitest';
import { codeHash, markOf } from '../../../../src/protocol/code-hash.ts';
import { readReleases, type Release } from '../../../../src/site/data/releases.ts';
import { addresses } from '../../chain/addresses.ts';
import {
  type CanonicalPermit2,
  compilePermit2,
  PERMIT2_FILE,
  permit2Deployment,
  permit2InputDigest,
} from '../../chain/canonical-permit2.ts';
import { useChain } from '../../chain/context.ts';
import { type Artifact, artifactAt, runtimeCodeOf } from '../../chain/published.ts';
import { triesAll } from '../../toolchain/cases.ts';
import { packagesRoot, repositoryRoot } from '../../toolchain/paths.ts';

type Hex = `0x${string}`;
type Code = NonNullable<Release['code']>;

const { contracts } = readReleases(
  readFileSync(join(repositoryRoot, 'content/reference/releases.yml'), 'utf8'),
);
const releases = contracts.flatMap(({ name, releases }) =>
  releases.map((release) => ({ contract: name, ...release })),
);
const built = releases.flatMap(({ id, contract, code }) =>
  code && contract !== 'Permit2' ? [{ id, code }] : [],
);

/** Returns the folder of a package, named after the package or, for an earlier release, after package and version. */
function folderOf({ package: text }: Code): string {
  const [name = '', version = ''] = text.split(' ');
  const versionAt = (folder: string) => {
    const file = join(packagesRoot, folder, 'package.json');
    return existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
      : undefined;
  };
  const folder = [name, `${name}-${version}`].find((one) => versionAt(one) === version);
  if (!folder) throw new Error(`${text} is not installed`);
  return folder;
}

const pathOf = (code: Code) => `${folderOf(code)}/${code.file}`;

interface Parameter {
  name: string;
  type: string;
  components?: Parameter[];
}

/** Returns a distinct value without zero bytes for a constructor parameter. */
function filled({ name, type, components }: Parameter): unknown {
  if (components) {
    return Object.fromEntries(components.map((part) => [part.name, filled(part)]));
  }
  const bytes = utils.arrayify(utils.id(name)).map((byte) => byte || 1);
  if (type === 'address') return utils.getAddress(utils.hexlify(bytes.slice(0, 20)));
  if (type === 'bytes32') return utils.hexlify(bytes);
  return utils.hexlify(bytes.slice(0, 6));
}

const argumentsOf = ({ abi }: Artifact): unknown[] =>
  (abi as { type: string; inputs?: Parameter[] }[])
    .find(({ type }) => type === 'constructor')
    ?.inputs?.map(filled) ?? [];

describe('content/reference/releases.yml', () => {
  const chain = useChain();

  it('has the code of most contracts', () => {
    expect(built.length).toBeGreaterThan(14);
  });

  it.each(built)('$id: hash, length and immutables are those of the package', ({ code }) => {
    const { hash, length, immutables } = code;
    expect({ hash, length, immutables }).toEqual(markOf(runtimeCodeOf(pathOf(code)) as Hex));
  });

  it.each(built)('$id: deployed here, the code has the hash', async ({ code }) => {
    const artifact = artifactAt(pathOf(code));
    const { address } = await chain.deploy(artifact, ...argumentsOf(artifact));
    const deployed = (await chain.provider.getCode(address)) as Hex;
    expect(codeHash(deployed, code.immutables)).toBe(code.hash);
    expect((deployed.length - 2) / 2).toBe(code.length);
  });

  it.each(releases.filter(({ contract, code }) => contract === 'UniversalRouter' && code))(
    '$id: has a lock, or is marked as vulnerable',
    ({ code, state }) => {
      // The selector of ContractLocked().
      const lock = utils.id('ContractLocked()').slice(2, 10);
      expect(runtimeCodeOf(pathOf(code as Code)).includes(lock)).toBe(state !== 'vulnerable');
    },
  );

  describe('Permit2', () => {
    const permit2 = JSON.parse(readFileSync(PERMIT2_FILE, 'utf8')) as CanonicalPermit2;
    const release = releases.find(({ contract }) => contract === 'Permit2');

    it('is kept as the source in the package gives it: npx tsx tests/samples/write-permit2.ts', () => {
      expect(permit2.inputDigest).toBe(permit2InputDigest());
      if (triesAll()) expect(permit2).toEqual(compilePermit2());
    });

    it('is the source in the package: its creation code makes the published address', () => {
      expect(folderOf(release?.code as Code)).toBe('@uniswap/v4-periphery');
      const { deployer, salt } = permit2Deployment;
      const hash = utils.keccak256(permit2.bytecode);
      expect(utils.getCreate2Address(deployer, salt, hash)).toBe(addresses.permit2);
    });

    it('has the hash that is listed, before and after it is deployed', async () => {
      const { hash, length, immutables } = release?.code as Code;
      expect({ hash, length, immutables }).toEqual(markOf(permit2.runtime as Hex));
      const { address } = await chain.deploy({ abi: [], bytecode: permit2.bytecode });
      const deployed = (await chain.provider.getCode(address)) as Hex;
      expect(codeHash(deployed, immutables)).toBe(hash);
    });

    it('is not the build inside the universal router', async () => {
      const { hash, immutables } = release?.code as Code;
      const other = (await chain.provider.getCode(addresses.permit2)) as Hex;
      expect(codeHash(other, immutables)).not.toBe(hash);
    });
  });
});
