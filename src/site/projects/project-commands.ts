import { commandOfPage } from './page-commands';
import { SAMPLES, type ReadSource } from './project-source';
import type { Tools } from './tools';

interface CommandParts {
  /** The doc's own text. */
  text: string;
  /** File name in the project, by sample path. */
  names: ReadonlyMap<string, string>;
  packages: Readonly<Record<string, string>>;
  read: ReadSource;
  tools: Tools;
}

interface ProjectCommands {
  commands: readonly [string, string, string];
  viem?: string | undefined;
  output?: string | undefined;
  scripts: Record<string, string>;
}

const FORK = '--fork-url "$MAINNET_RPC_URL"';

/**
 * Returns a project's three commands, the command for its viem version, its expected output and its npm scripts. The
 * commands are those of the page where the page has them.
 */
export function projectCommands({
  text,
  names,
  packages,
  read,
  tools,
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
  const scripts = {
    ...(main !== undefined && { start: main.endsWith('.tsx') ? 'vite' : `tsx ${main}` }),
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
