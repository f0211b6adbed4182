/** Solidity imports that are no package names, and where a package has their files. */
const REMAPPED: Record<string, { package: string; to: string }> = {
  'permit2/': { package: '@uniswap/v4-periphery', to: '@uniswap/v4-periphery/lib/permit2/' },
};

/** npm name of each compiler: `solc` where there is one alone. */
const compilerNames = (versions: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    versions.map((version) => [version, versions.length > 1 ? `solc-${version}` : 'solc']),
  );

/** What package.json says of the compilers: exact versions, under aliases where there are several. */
export const compilerPackages = (versions: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(compilerNames(versions)).map(([version, name]) => [
      name,
      name === 'solc' ? version : `npm:solc@${version}`,
    ]),
  );

const literal = (record: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(record)
    .map(([key, value]) => `'${key}': '${value}'`)
    .join(', ')} }`;

/**
 * The module that gives Hardhat the compilers of npm, and the folders of imports that are no package names: without it
 * Hardhat downloads compilers by itself.
 */
export function npmCompiler(
  versions: readonly string[],
  packages: Readonly<Record<string, string>>,
) {
  const remapped = Object.entries(REMAPPED).filter(([, { package: name }]) => name in packages);
  const paths = Object.fromEntries(remapped.map(([prefix, { to }]) => [prefix, to]));
  return `// SPDX-License-Identifier: MIT
// Hardhat compiles with the solc that npm installed, and downloads none.
const { subtask } = require('hardhat/config');
const tasks = require('hardhat/builtin-tasks/task-names');

const compilers = ${literal(compilerNames(versions))};

subtask(tasks.TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD, async ({ solcVersion }) => {
  const name = compilers[solcVersion];
  if (!name) throw new Error(\`install solc \${solcVersion}, and name it in npm-compiler.cjs\`);
  return {
    version: solcVersion,
    longVersion: require(name).version().replace('.Emscripten.clang', ''),
    compilerPath: require.resolve(\`\${name}/soljson.js\`),
    isSolcJs: true,
  };
});
${
  remapped.length > 0
    ? `
// Imports that start with the one are looked for in the folder of the other.
subtask(tasks.TASK_COMPILE_GET_REMAPPINGS, async () => (${literal(paths)}));
`
    : ''
}${versions.length > 1 ? withImporters : ''}`;
}

/** Hardhat would take the newest compiler for a package's file with an open pragma, whoever imports it. */
const withImporters = `
// A package's file is compiled as the contract that imports it: Hardhat alone would take the newest
// compiler that its pragma allows, and some files allow more than they compile with.
subtask(tasks.TASK_COMPILE_SOLIDITY_GET_COMPILATION_JOB_FOR_FILE, async (args, _, runSuper) => {
  const { file, dependencyGraph } = args;
  const own = dependencyGraph.getResolvedFiles().filter(({ library }) => !library);
  const importer = own.find((contract) =>
    dependencyGraph
      .getTransitiveDependencies(contract)
      .some(({ dependency }) => dependency.sourceName === file.sourceName),
  );
  return runSuper({ ...args, file: file.library && importer ? importer : file });
});
`;

/** @param own a page's own configuration, which then is used */
export function hardhatConfig(versions: readonly string[], own?: string): string {
  const start = `require('./npm-compiler.cjs');\n`;
  if (own !== undefined) return own.replace(/^(?:\/\/ SPDX.*\n)?/, (line) => line + start);
  const settings = 'settings: { optimizer: { enabled: true, runs: 200 } }';
  return `// SPDX-License-Identifier: MIT
${start}
/** @type {import('hardhat/config').HardhatUserConfig} */
module.exports = {
  solidity: {
    compilers: [
${versions.map((version) => `      { version: '${version}', ${settings} },`).join('\n')}
    ],
  },
  networks: {
    // The node of \`npx hardhat node\`. Without this line it answers 31337, on a fork too.
    hardhat: { chainId: 1 },
  },
};
`;
}
