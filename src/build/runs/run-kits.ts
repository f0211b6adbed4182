import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Kit } from '../../site/runs/given-program';
import { type RunFile, runScript } from './run-scripts';

/**
 * Whether a value is a word list for seed phrases. Such lists are left out, because those of all languages would make
 * up most of a bundle.
 */
const isWordList = (value: unknown): boolean => Array.isArray(value) && value.length === 2048;

/**
 * Declares a global that the SDKs set, in helper code from old compilers. If the global is undeclared, this code falls
 * back to evaluating a string, which the policy of the programs' frame forbids.
 */
const DECLARED = "import 'declared-globals';";

/** Chains that samples and their readers use. The others are left out, because viem has hundreds. */
const CHAINS = [
  'mainnet',
  'sepolia',
  'optimism',
  'arbitrum',
  'polygon',
  'base',
  'bsc',
  'celo',
  'avalanche',
  'unichain',
];

/**
 * Bundles the packages that programs import into one script that registers them in the global `programHost`, from which
 * programs import them.
 *
 * @param packages names as the programs import them
 * @param sources text of the programs' files
 */
export const kitFiles = (
  root: string,
  kit: Kit,
  packages: readonly string[],
  sources: readonly string[],
): Promise<RunFile[]> => {
  const found = createRequire(join(root, 'package.json'));
  const lines = packages
    .filter((name) => !name.startsWith('node:'))
    .map((name, index) => kitLine(name, `p${index}`, found));
  return runScript(
    { text: [DECLARED, ...lines].join('\n') },
    {
      root,
      name: `${kit}.js`,
      plugins: [
        forPrograms(sources),
        withOneEthers(root),
        withFastCurve(root),
        withoutEncryptedWallets(root),
      ],
    },
  );
};

function kitLine(name: string, id: string, found: NodeJS.Require): string {
  const put = `programHost.packages[${JSON.stringify(name)}]`;
  const quoted = JSON.stringify(name);
  if (name.endsWith('.json'))
    return `import ${id} from ${quoted}; ${put} = { __esModule: true, default: ${id} };`;
  if (name !== 'viem' && !name.startsWith('viem/'))
    return `import * as ${id} from ${quoted}; ${put} = { ...${id}, __esModule: true };`;
  const names = Object.entries(found(name) as Record<string, unknown>)
    .filter(([key, value]) => key !== '__esModule' && !isWordList(value))
    .map(([key]) => key)
    .filter((key) => name !== 'viem/chains' || CHAINS.includes(key));
  const named = names.map((key) => `${key} as ${id}_${key}`).join(', ');
  const values = names.map((key) => `${key}: ${id}_${key}`).join(', ');
  return `import { ${named} } from ${quoted}; ${put} = { __esModule: true, ${values} };`;
}

/**
 * Bundles only one copy of each of ethers' packages. npm installs many of them in two versions, each with an ES module
 * and a CommonJS form. Also defers unpacking the tables for ENS names, which takes longer than everything else in
 * ethers, until the first name is used.
 */
const withOneEthers = (root: string): Plugin => ({
  name: 'with-one-ethers',
  setup(build) {
    const resolveDir = join(root, 'node_modules/ethers');
    build.onResolve({ filter: /^@ethersproject\// }, ({ path, pluginData }) =>
      pluginData === ONCE
        ? undefined
        : build.resolve(path, { kind: 'import-statement', resolveDir, pluginData: ONCE }),
    );
    build.onLoad({ filter: /@ethersproject\/hash\/lib\.esm\/namehash\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const contents = text.replace(
        /^import \{ (ens_normalize) \} from ("\.\/ens-normalize\/lib");$/m,
        'const $1 = (name) => require($2).$1(name);',
      );
      if (contents === text)
        throw new Error(
          `${path} no longer imports ens_normalize in the form that run-kits.ts replaces: correct the pattern there`,
        );
      return { contents };
    });
  },
});

/** Marks imports that the plugin is already resolving, so that it doesn't handle them again. */
const ONCE = 'once';

/** Makes ethers use the fast elliptic curve code that the page's EVM engine already includes. */
const withFastCurve = (root: string): Plugin => ({
  name: 'with-fast-curve',
  setup(build) {
    build.onResolve({ filter: /^\.\/elliptic$/ }, ({ importer }) =>
      importer.includes('@ethersproject/signing-key')
        ? { path: join(root, 'src/run/program/fast-curve.ts') }
        : undefined,
    );
  },
});

/** Leaves out the packages with which ethers encrypts and decrypts wallets, because no sample needs them. */
const withoutEncryptedWallets = (root: string): Plugin => ({
  name: 'without-encrypted-wallets',
  setup(build) {
    build.onResolve({ filter: /^(?:aes|scrypt)-js$/ }, () => ({
      path: join(root, 'src/run/program/no-encrypted-wallets.ts'),
    }));
  },
});

/**
 * Reduces contract JSON to its name and ABI, unless a program reads the bytecode, which makes up most of the file. Also
 * provides the module that {@link DECLARED} imports.
 */
function forPrograms(sources: readonly string[]): Plugin {
  const readers = sources.filter((source) => /\bdeployedBytecode\b|\bbytecode\b/.test(source));
  return {
    name: 'for-programs',
    setup(build) {
      build.onResolve({ filter: /^declared-globals$/ }, ({ path }) => ({
        path,
        namespace: 'declared',
        sideEffects: true,
      }));
      build.onLoad({ filter: /.*/, namespace: 'declared' }, () => ({
        contents: 'globalThis.regeneratorRuntime = undefined;',
      }));
      build.onLoad({ filter: /\.json$/ }, ({ path }) => {
        const contents = readFileSync(path, 'utf8');
        const artifact = JSON.parse(contents) as Record<string, unknown>;
        const isRead = readers.some((source) =>
          source.includes(path.split('/node_modules/').at(-1) ?? path),
        );
        if (!artifact.abi || isRead) return { contents, loader: 'json' };
        const { contractName, abi } = artifact;
        return { contents: JSON.stringify({ contractName, abi }), loader: 'json' };
      });
    },
  };
}
