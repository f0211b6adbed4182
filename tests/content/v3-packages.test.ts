import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileJson, fileText, says } from './page-text';
import { helpers, modules, nameOf, reference, root, sources } from './v3-package-files';

interface Artifact {
  abi: { type: string; inputs?: { name: string }[] }[];
  deployedBytecode: string;
  linkReferences: Record<string, unknown>;
}
const artifact = (packageName: string, path: string) => {
  const file = `${modules}/@uniswap/${packageName}/artifacts/contracts/${path}.sol`;
  return fileJson(`${file}/${basename(path)}.json`) as unknown as Artifact;
};

describe('the contents of the packages', () => {
  const count = (folder: string) => sources(`@uniswap/${folder}`).length;

  it('are counted correctly in the reference overview', () => {
    const [core, periphery, routers] = [
      'v3-core/contracts',
      'v3-periphery/contracts',
      'swap-router-contracts/contracts',
    ];
    says(
      reference,
      `| ${count(`${core}/interfaces`)} interfaces, ${count(`${core}/libraries`)} libraries |`,
      `| ${count(`${periphery}/base`)} base contracts, ${count(`${periphery}/interfaces`)} interfaces, ${count(`${periphery}/libraries`)} libraries |`,
      `| ${count(`${routers}/base`)} base contracts, ${count(`${routers}/interfaces`)} interfaces, ${count(`${routers}/libraries`)} libraries |`,
      `| all ${count('v3-staker/contracts')} files |`,
    );
  });

  it.each([
    ['v3-core', '1.0.1'],
    ['v3-periphery', '1.4.3'],
    ['swap-router-contracts', '1.3.0'],
    ['v3-staker', '1.0.2'],
  ])('is that of @uniswap/%s %s, which has no test contracts', (name, version) => {
    expect(fileJson(`${modules}/@uniswap/${name}/package.json`).version).toBe(version);
    says(reference, `| \`@uniswap/${name}\` | ${version} |`);
    says(helpers, `| \`@uniswap/${name}\` ${version} | none`);
    for (const kind of ['contracts', 'artifacts/contracts']) {
      expect(existsSync(join(root, modules, '@uniswap', name, kind, 'test'))).toBe(false);
    }
  });

  it('include the helpers for Permit2 that the page names', () => {
    const named = sources('@uniswap/v4-periphery/lib/permit2/test').map(nameOf);
    for (const name of ['MockERC20', 'MockERC721', 'PermitSignature', 'DeployPermit2']) {
      expect(named).toContain(name);
      says(helpers, `\`${name}\``);
    }
  });

  it.each([
    ['v3-core', 'UniswapV3Factory', 0, '`UniswapV3Factory`'],
    ['v3-periphery', 'SwapRouter', 2, '`SwapRouter`'],
    ['v3-periphery', 'NonfungiblePositionManager', 3, '`NonfungiblePositionManager`'],
    [
      'v3-periphery',
      'NonfungibleTokenPositionDescriptor',
      2,
      '`NonfungibleTokenPositionDescriptor`',
    ],
    ['v3-periphery', 'lens/Quoter', 2, '`Quoter`, `QuoterV2`'],
    ['v3-periphery', 'lens/QuoterV2', 2, '`Quoter`, `QuoterV2`'],
    ['v3-periphery', 'lens/TickLens', 0, '`TickLens`'],
    ['v3-periphery', 'V3Migrator', 3, '`V3Migrator`'],
    ['v3-staker', 'UniswapV3Staker', 4, '`UniswapV3Staker`'],
  ])('%s %s: constructor and size are those of the artifact', (name, path, inputs, label) => {
    const { abi, deployedBytecode, linkReferences } = artifact(name, path);
    expect(abi.find(({ type }) => type === 'constructor')?.inputs?.length ?? 0).toBe(inputs);
    const line = fileText(`content/docs/${helpers}.mdx`)
      .split('\n')
      .find((text) => text.startsWith(`| ${label} `));
    const bytes = deployedBytecode.length / 2 - 1;
    expect(bytes).toBeLessThan(24_576);
    expect(line).toMatch(new RegExp(`\\b${bytes.toLocaleString('en-GB')}\\b`));
    expect(Object.keys(linkReferences).length > 0).toBe(line?.includes('link `NFTDescriptor`'));
  });
});
