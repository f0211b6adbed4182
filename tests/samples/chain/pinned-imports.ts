// SPDX-License-Identifier: MIT
import { join } from 'node:path';
import { withImports } from '../../../src/site/samples/sample-region.ts';
import { packagesRoot } from '../toolchain/paths.ts';
import { sampleIndex } from '../toolchain/samples.ts';
import { answerOf, collectSources, importsOf, textAt } from '../toolchain/solidity.ts';

/** Folders of packages that are imported by a prefix other than the package name. */
const INSIDE: Record<string, string> = { 'permit2/': '@uniswap/v4-periphery/lib/permit2/' };

/**
 * Returns the imports of a sample that need a package version, each with the versioned path that Remix reads:
 * `@uniswap/v3-periphery@1.4.3/…`. To a compiler, a file imported with a version differs from the same file imported
 * without one. So a package stays unversioned if other packages import it too and its names would be declared twice.
 *
 * @param sample path below `content/samples`
 */
export function pinnedImports(sample: string, text: string, compiler: string) {
  const packages = sampleIndex().find(({ file }) => file === sample)?.packages ?? {};
  let imports = Object.fromEntries(importsOf(text).map((path) => [path, standsAt(path)]));
  for (const [name, version] of Object.entries(packages)) {
    const pinned = Object.fromEntries(
      Object.entries(imports).map(([path, at]) => [
        path,
        at.startsWith(`${name}/`) ? at.replace(name, `${name}@${version}`) : at,
      ]),
    );
    if (problemsOf(withImports(text, pinned), compiler).length === 0) imports = pinned;
  }
  return Object.fromEntries(Object.entries(imports).filter(([path, at]) => path !== at));
}

const standsAt = (path: string): string => {
  const prefix = Object.keys(INSIDE).find((each) => path.startsWith(each)) ?? '';
  return `${INSIDE[prefix] ?? ''}${path.slice(prefix.length)}`;
};

/**
 * Compiles a file on its own and returns the errors. Imports may name a package with or without a version, as in Remix.
 */
export function problemsOf(text: string, compiler: string): string[] {
  const sources = collectSources('contract.sol', (name) =>
    name === 'contract.sol'
      ? text
      : textAt(join(packagesRoot, name.replace(/^((?:@[^/]+\/)?[^/@]+)@[^/]+/, '$1'))),
  );
  const input = {
    language: 'Solidity',
    sources,
    settings: { outputSelection: { '*': { '*': ['abi'] } } },
  };
  const output = answerOf(compiler, input) as {
    errors?: { severity: string; formattedMessage: string }[];
  };
  return (output.errors ?? [])
    .filter(({ severity }) => severity === 'error')
    .map(({ formattedMessage }) => formattedMessage);
}
