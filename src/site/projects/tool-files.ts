/** Prefixes of Solidity imports that are not package names, and the package folder each one maps to. */
const REMAPPED: Record<string, { package: string; to: string }> = {
  'permit2/': { package: '@uniswap/v4-periphery', to: '@uniswap/v4-periphery/lib/permit2/' },
};

/** Returns the npm name of each compiler: `solc` if there is only one, otherwise an alias with the version. */
const compilerNames = (versions: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    versions.map((version) => [version, versions.length > 1 ? `solc-${version}` : 'solc']),
  );

/** Returns the compilers' package.json entries: exact versions, under aliases if there are several. */
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
 * Returns the text of a module that makes Hardhat use the compilers installed from npm (otherwise it downloads its
 * own), and that maps imports that are not package names to folders.
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

/**
 * Text of a task that compiles a package's file with the compiler of the contract that imports it. By default, Hardhat
 * uses the newest compiler that the pragma of the package's file allows.
 */
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

/**
 * Returns the text of the project's Hardhat configuration.
 *
 * @param own the page's own configuration; used instead of the default one if given
 */
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
    // For \`npx hardhat node\`. Without this line, its chain ID is 31337, even on a fork.
    hardhat: { chainId: 1 },
  },
};
`;
}

/** Compiler options from the tsconfig.json shown on the Background page. A test keeps the two in sync. */
const OPTIONS = {
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  strict: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
};

/**
 * Returns the text of the project's tsconfig.json.
 *
 * @param react whether the project has JSX, which is compiled for React
 */
export const typescriptConfig = (react: boolean): string =>
  `${JSON.stringify({ compilerOptions: { ...OPTIONS, ...(react && { jsx: 'react-jsx' }) } }, null, 2)}\n`;

/** Returns the HTML page that Vite serves; it loads the program that mounts the components. */
export const indexPage = (main: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Sample</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${main}"></script>
  </body>
</html>
`;
