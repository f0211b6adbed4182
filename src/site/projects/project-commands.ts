import { CHAIN_FILE, CHAIN_SCRIPT } from './local-chain';
import type { Tools } from './package-json';
import { type ReadSource, SAMPLES } from './project-samples';

const INSTALL = /^npm (?:install|i) (?<words>.*)$/gm;
const PACKAGE = /^(?<name>@?[^@\s]+)@(?<version>\d[\w.+-]*)$/;

/** Returns the packages that the page's npm commands install at an exact version, as versions by package name. */
export function packagesOfPage(text: string): Record<string, string> {
  const words = [...text.matchAll(INSTALL)].flatMap(({ groups }) =>
    (groups?.words ?? '').split(' '),
  );
  return Object.fromEntries(
    words.flatMap((word) => {
      const { name, version } = PACKAGE.exec(word)?.groups ?? {};
      return name && version ? [[name, version] as const] : [];
    }),
  );
}

/**
 * Returns the command with which the page runs a program: `npm start`, or one such as `PRIVATE_KEY=0x… npx tsx main.ts`
 * with the program's file name in the project. Falls back to `npx tsx <name>` if the page has no such command. A
 * program that mounts components runs in a browser, so its command is `npx vite`.
 */
function commandOfPage(text: string, name: string): string {
  if (name.endsWith('.tsx')) return 'npx vite';
  if (name === 'main.ts' && /^npm start[ \t]*$/m.test(text)) return 'npm start';
  const line = /^(?<before>.*)\bnpx tsx main\.ts[ \t]*$/m.exec(text);
  return `${line?.groups?.before ?? ''}npx tsx ${name}`.trim();
}

interface CommandParts {
  /** The doc's text. */
  text: string;
  /** File name in the project, by sample path. */
  names: ReadonlyMap<string, string>;
  packages: Readonly<Record<string, string>>;
  read: ReadSource;
  tools: Tools;
  /** Whether the project has a local chain of its own. */
  hasChain: boolean;
}

interface ProjectCommands {
  commands: readonly [string, string, string];
  viem?: string | undefined;
  output?: string | undefined;
  scripts: Record<string, string>;
}

/**
 * Options of the local node. Its default accounts have code on mainnet, which Permit2 calls instead of checking a
 * signature, so the node creates other accounts.
 */
const FORK = '--mnemonic-random --fork-url "$MAINNET_RPC_URL"';

/**
 * Returns the three commands of a project's README, the command for its viem version, its expected output and its npm
 * scripts. The program is run with the command that the page shows, if it shows one.
 */
export function projectCommands({
  text,
  names,
  packages,
  read,
  tools,
  hasChain,
}: CommandParts): ProjectCommands {
  const all = [...names];
  const has = (kind: RegExp) => all.some(([, name]) => kind.test(name));
  const [typescript, solidity] = [has(/\.tsx?$/), has(/\.sol$/)];
  const [sample, main] = all.find(([, name]) => /^(?!.*viem\/).*main\.tsx?$/.test(name)) ?? [];
  const twin = all.find(([, name]) => /viem\/main\.tsx?$/.test(name))?.[1];
  const install = 'npm install';
  const node = solidity
    ? 'npx hardhat node --fork "$MAINNET_RPC_URL"'
    : `npx @foundry-rs/anvil@${tools.versions['@foundry-rs/anvil'] ?? ''} ${FORK}`;
  const start = main?.endsWith('.tsx') ? 'vite' : `tsx ${main}`;
  const scripts = {
    ...(hasChain && { chain: CHAIN_SCRIPT }),
    ...(main !== undefined && {
      start: hasChain && solidity ? `hardhat compile && ${start}` : start,
    }),
    ...(typescript && { types: 'tsc' }),
    ...(solidity && { compile: 'hardhat compile' }),
  };
  return {
    commands: commands(),
    viem: twin && commandOfPage(text, twin),
    output: sample && read(`${SAMPLES}/${sample.replace(/\.tsx?$/, '.txt')}`),
    scripts,
  };

  function commands(): ProjectCommands['commands'] {
    const compile = 'npx hardhat compile';
    if (solidity && !typescript) return [install, compile, node];
    const run = main === undefined ? 'npx tsc' : commandOfPage(text, main);
    if (hasChain) return [install, 'npm run chain', run];
    const needsNode = ['ethers', 'viem'].some((name) => name in packages);
    if (main?.endsWith('.tsx')) return [install, 'npx tsc', run];
    if (solidity)
      return main && needsNode ? [`${install} && ${compile}`, node, run] : [install, compile, run];
    // Components without a `main` are meant to be copied into an app, so there is nothing to run.
    if ('react' in packages && main === undefined) return [install, 'npm ls react', run];
    if (needsNode) return [install, node, run];
    if (main !== undefined) return [install, 'npx tsc', run];
    return [install, 'npm ls', run];
  }
}

interface ReadmeParts {
  title: string;
  product: string;
  /** URL path of the page. */
  path: string;
  /** Exactly three: install, start or compile, run or check. */
  commands: readonly [string, string, string];
  /** Command that runs the viem version, if there is one. */
  viem?: string | undefined;
  /** Output of the program in our tests. */
  output?: string | undefined;
  /** Licences that the files declare, without duplicates. */
  licences: readonly string[];
}

/** Returns a project's README: where the code comes from, three commands, the expected output, and licences. */
export function readme({ title, product, path, commands, viem, output, licences }: ReadmeParts) {
  const all = commands.join('\n');
  const notes = [
    'You need Node 20.19 or newer.',
    all.includes('MAINNET_RPC_URL') &&
      'Set `MAINNET_RPC_URL` to the URL of a mainnet node. The local node runs until you stop it, so start it in a terminal of its own.',
    all.includes('npm run chain') &&
      `The local chain starts from \`${CHAIN_FILE}\`, which contains the published contracts and a market of test tokens. It runs until you stop it, so start it in a terminal of its own.`,
    all.includes('PRIVATE_KEY') &&
      'Set `PRIVATE_KEY` to the first private key that the local node prints. Never use this key on another chain, because it may be public.',
  ].filter((note) => note !== false);
  return `${[
    `# ${title}`,
    `The code of the guide "${title}" of the ${product} documentation, ${path}, as a project.`,
    notes.join(' '),
    `\`\`\`sh\n${all}\n\`\`\``,
    viem && `To run the viem version: \`${viem}\``,
    output &&
      `In our tests, on a private chain, the program prints:\n\n\`\`\`text\n${output.trimEnd()}\n\`\`\``,
    `Licence: ${licences.join(', ')}. The first line of each source file names its own.`,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}
