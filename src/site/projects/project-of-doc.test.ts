import { describe, expect, test } from 'vitest';
import { projectOfDoc } from './project-of-doc';

const page = (body: string) => `---
title: Swap
description: How to swap one token for another with a few lines of code, tested.
---

${body}
`;

const files: Record<string, string> = {
  'package.json': '{ "dependencies": { "tsx": "4.0.0" } }',
  'tests/samples/package.json': JSON.stringify({
    dependencies: { typescript: '5.0.0', '@types/node': '20.0.0', jsbi: '3.2.5' },
    optionalDependencies: { '@foundry-rs/anvil-linux-amd64': '1.7.1' },
    overrides: { heavy: 'npm:empty@1.0.0', other: '2.0.0' },
  }),
  'tests/samples/package-lock.json': JSON.stringify({
    packages: {
      'node_modules/sdk': { dependencies: { middle: '^1.0.0' } },
      'node_modules/sdk/node_modules/middle': { peerDependencies: { heavy: '^1.0.0', jsbi: '*' } },
      'node_modules/middle': {},
      'node_modules/heavy': {},
      'node_modules/jsbi': {},
      'node_modules/other': {},
    },
  }),
  'content/samples/index.yml': `
- file: sdk/swap.main.ts
  packages: {}
- file: sdk/swap.ts
  packages: { sdk: 1.0.0 }
- file: sdk/token.ts
  packages: { ethers: 5.7.2 }
- file: sdk/swap.sol
  packages: {}
  solc: [0.8.17, 0.8.37]
- file: sdk/query.graphql
  packages: {}
`,
  'content/samples/sdk/swap.main.ts': "// SPDX-License-Identifier: MIT\nimport './swap.ts';\n",
  'content/samples/sdk/swap.ts':
    "// SPDX-License-Identifier: MIT\nimport {\n  a,\n} from './token.ts';\n// #region b\nexport const b = a;\n// #endregion b\n",
  'content/samples/sdk/token.ts': '// SPDX-License-Identifier: MIT\nexport const a = 1;\n',
  'content/samples/sdk/swap.sol': '// SPDX-License-Identifier: GPL-3.0-or-later\n',
  'content/samples/sdk/query.graphql': 'query { a }\n',
  'src/run/market/market.json': JSON.stringify({
    block: { number: '0x26', timestamp: '0x10', baseFeePerGas: '0x7', gasUsed: '0x0', hash: '0x1' },
    accounts: { '0xa': { nonce: 17, code: '0x00', storage: { '0x1': '0x2' } }, '0xb': {} },
  }),
};

const product = { name: 'Isobar', slug: 'isobar' };
const projectOf = (body: string, file = 'content/docs/sdk/guides/swap.mdx') =>
  projectOfDoc(file, product, (path) => (path === file ? page(body) : files[path]));

const fence = (file: string, language = 'ts') => `\`\`\`${language} file="${file}"\n\`\`\`\n`;
const readmeOf = (body: string) => projectOf(body)?.files.get('README.md') ?? '';

test('a project contains the samples of the page and their imports, without region markers', () => {
  const project = projectOf(fence('sdk/swap.main.ts'));
  expect(project?.name).toBe('sdk-guides-swap');
  expect([...(project?.files.keys() ?? [])]).toEqual([
    'README.md',
    'main.ts',
    'package.json',
    'swap.ts',
    'token.ts',
    'tsconfig.json',
  ]);
  expect(project?.files.get('swap.ts')).not.toContain('region');
});

test('a project includes only the overrides of packages that it installs, at any depth', () => {
  const { overrides, dependencies, devDependencies } = JSON.parse(
    projectOf(fence('sdk/swap.ts'))?.files.get('package.json') ?? '{}',
  ) as Record<string, unknown>;
  expect(overrides).toEqual({ heavy: 'npm:empty@1.0.0', jsbi: '$jsbi' });
  expect(dependencies).toEqual({ ethers: '5.7.2', jsbi: '3.2.5', sdk: '1.0.0' });
  expect(devDependencies).toEqual({
    '@types/node': '20.0.0',
    tsx: '4.0.0',
    typescript: '5.0.0',
  });
});

test('the README of a project contains the command of the page', () => {
  const readme = readmeOf(`${fence('sdk/swap.main.ts')}\nRUN=1 npx tsx main.ts\n`);
  expect(readme).toContain(
    '```sh\nnpm install\nnpx @foundry-rs/anvil@1.7.1 --mnemonic-random --fork-url "$MAINNET_RPC_URL"\nRUN=1 npx tsx main.ts\n```',
  );
});

describe('a page that starts a chain of its own', () => {
  const chain = '\n```bash shell\nnpm run chain\n```\n\n```bash shell\nnpm start\n```\n';

  test('has a project with the chain and the command that starts it', () => {
    const { files: own } = projectOf(fence('sdk/swap.main.ts') + chain) ?? {};
    expect(JSON.parse(own?.get('chain.json') ?? '')).toMatchObject({
      config: { chainId: 1 },
      timestamp: '0x10',
      baseFeePerGas: '0x7',
      alloc: {
        '0xa': { nonce: '0x11', balance: '0x0', code: '0x00', storage: { '0x1': '0x2' } },
        '0xb': { nonce: '0x0', balance: '0x0' },
      },
    });
    expect(JSON.parse(own?.get('package.json') ?? '')).toMatchObject({
      scripts: { chain: 'anvil --init chain.json --chain-id 1', start: 'tsx main.ts' },
      devDependencies: { '@foundry-rs/anvil': '1.7.1' },
    });
    expect(own?.get('README.md')).toContain('```sh\nnpm install\nnpm run chain\nnpm start\n```');
    expect(own?.get('README.md')).not.toContain('MAINNET_RPC_URL');
  });

  test('compiles its contracts in the command that runs the program', () => {
    const body = fence('sdk/swap.main.ts') + fence('sdk/swap.sol', 'solidity') + chain;
    expect(JSON.parse(projectOf(body)?.files.get('package.json') ?? '')).toMatchObject({
      scripts: { start: 'hardhat compile && tsx main.ts' },
    });
  });
});

test('a project without a program has commands that check its types and compile its contracts', () => {
  expect(readmeOf(fence('sdk/token.ts'))).toMatch(/^npx tsc$/m);
  const both = readmeOf(fence('sdk/token.ts') + fence('sdk/swap.sol', 'solidity'));
  expect(both).toContain('```sh\nnpm install\nnpx hardhat compile\nnpx tsc\n```');
  expect(both).toContain('Licence: GPL-3.0-or-later, MIT.');
});

test("a page's own Hardhat configuration is kept, and loads the compiler from npm", () => {
  const own = {
    ...files,
    'content/samples/sdk/hardhat.config.cjs': '// SPDX-License-Identifier: MIT\n// own\n',
  };
  const file = 'content/docs/sdk/guides/swap.mdx';
  const body = fence('sdk/swap.sol', 'solidity') + fence('sdk/hardhat.config.cjs', 'js');
  const project = projectOfDoc(file, product, (path) =>
    path === file ? page(body) : own[path as never],
  );
  expect(project?.files.get('hardhat.config.cjs')).toBe(
    "// SPDX-License-Identifier: MIT\nrequire('./npm-compiler.cjs');\n// own\n",
  );
});

test('reference entries and docs without a runnable sample have no project', () => {
  const entry = 'content/docs/sdk/reference/swap.mdx';
  expect(projectOf(fence('sdk/swap.ts'), entry)).toBeUndefined();
  expect(projectOf(fence('sdk/query.graphql', 'graphql'))).toBeUndefined();
  expect(projectOf('Words.')).toBeUndefined();
});
