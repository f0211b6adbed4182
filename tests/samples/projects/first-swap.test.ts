// SPDX-License-Identifier: MIT
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { askNode } from '../chain/ask-node.ts';
import { repositoryRoot } from '../toolchain/paths.ts';
import { openFolder } from './in-folder.ts';
import { readZips } from './zips.ts';

/** The address that the pages' commands use. */
const LOCAL = 'http://127.0.0.1:8545';

/** What a page of the built site promises. */
const MINUTES = 10;

const zips = readZips();
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
});

const isUp = async (url: string): Promise<boolean> =>
  JSON.stringify(await askNode(url, 'eth_chainId', []).catch(String)) === '{"result":"0x1"}';

/** Unpacks the project that a page offers into an empty folder. */
function openPage(path: string) {
  const zip = zips.find(({ name }) => name === path.replaceAll('/', '-'));
  if (!zip) throw new Error(`no zip for ${path}`);
  const folder = openFolder([zip]);
  stops.push(folder.remove);
  /** Starts a command that runs until the test ends, waits until a node responds, and returns what it printed. */
  const start = async (command: string, url: string): Promise<string> => {
    if (await isUp(url)) throw new Error(`stop the node on ${url} first`);
    const node = spawn('sh', ['-c', command], { cwd: folder.path, detached: true });
    let printed = '';
    node.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    // npm and the shell run between this process and the node, so kill the whole group.
    stops.push(() => node.pid && process.kill(-node.pid, 'SIGKILL'));
    await expect.poll(() => isUp(url), { timeout: 30_000 }).toBe(true);
    return printed;
  };
  return { run: folder.run, start };
}

/** Returns the shell commands of a page of the built site, in order, and the output that it shows. */
function readPage(path: string): { commands: string[]; output: string } {
  const text = readFileSync(join(repositoryRoot, 'public', `${path}.md`), 'utf8');
  const shell = [...text.matchAll(/^ *```bash\n([^]*?)^ *```$/gm)];
  const [, output = ''] = /^Output:\n\n```\n([^]*?)^```$/m.exec(text) ?? [];
  return { commands: shell.flatMap(([, code = '']) => code.trim().split('\n')), output };
}

it.each(['concepts/first-swap', 'sdk/v3/guides/first-swap', 'contracts/v3/guides/first-swap'])(
  `%s: its commands, in an empty folder, print what it shows within ${MINUTES} minutes`,
  async (path) => {
    const { commands, output } = readPage(path);
    const [install = '', chain = '', program = ''] = commands.filter((command) =>
      command.startsWith('npm '),
    );
    expect([install, chain, program]).toEqual(['npm install', 'npm run chain', 'npm start']);
    const began = Date.now();
    const { run, start } = openPage(path);
    await run(install);
    await start(chain, LOCAL);
    const printed = await run(program);
    const minutes = (Date.now() - began) / 60_000;
    console.log(`${path}: ${minutes.toFixed(1)} minutes`);
    expect(output).toMatch(/\n$/);
    expect(printed.slice(-output.length)).toBe(output);
    expect(minutes).toBeLessThan(MINUTES);
  },
);

it.each(['sdk/v3/guides/first-swap', 'contracts/v3/guides/first-swap'])(
  '%s: its commands for an endpoint print the same on a fork of the local chain',
  async (path) => {
    const { commands, output } = readPage(path);
    const { run, start } = openPage(path);
    const endpoint = 'http://127.0.0.1:8546';
    await run('npm install');
    await start('npm run chain -- --port 8546', endpoint);
    const fork = commands.find((command) => command.includes('--fork-url'));
    const accounts = await start((fork ?? '').replace(/https:\S+/, endpoint), LOCAL);
    const [key = ''] = /(?<=\(0\) )0x[0-9a-f]{64}\b/.exec(accounts) ?? [];
    expect(key).not.toBe('');
    const program = commands.find((command) => command.startsWith('PRIVATE_KEY=')) ?? 'npm start';
    const printed = await run(program.replace('0x…', key));
    expect(printed.slice(-output.length)).toBe(output);
  },
);
