// SPDX-License-Identifier: MIT
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { type Project, projectOfDoc } from '../../../src/site/projects/project-of-doc.ts';
import { readText } from '../../../src/site/sources/files.ts';
import { anvilBinary, freePort } from '../chain/anvil.ts';
import { askNode } from '../chain/ask-node.ts';
import { casesOf } from '../toolchain/cases.ts';
import { packagesRoot, repositoryRoot, samplesRoot } from '../toolchain/paths.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
});

const product = { name: 'Isobar', slug: 'isobar' };

/**
 * Links the packages of these tests into a project, under the names that the project gives them. Of several compilers
 * in these tests, `solc` is the newest; in a project, it's the one that its contracts need.
 */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packagesRoot)) {
    const source = name === 'solc' ? 'solc-0.7.6' : name;
    symlinkSync(join(packagesRoot, source), join(folder, 'node_modules', name));
  }
}

/** Unpacks the project of a page, with the packages of these tests instead of an install. */
function openProject(page: string) {
  const project = projectOfDoc(`content/docs/${page}.mdx`, product, (path) =>
    readText(join(repositoryRoot, path)),
  ) as Project;
  const folder = mkdtempSync(join(tmpdir(), 'isobar-first-swap-'));
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of project.files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  linkPackages(folder);
  const { scripts } = JSON.parse(project.files.get('package.json') ?? '') as {
    scripts: Record<'chain' | 'start', string>;
  };
  const path = [
    dirname(anvilBinary()),
    join(packagesRoot, '.bin'),
    join(repositoryRoot, 'node_modules/.bin'),
    process.env.PATH,
  ];
  const env = {
    PATH: path.join(delimiter),
    HOME: folder,
    HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
  };

  /** Runs the project's chain on a free port, and returns its URL. */
  const startChain = async (): Promise<string> => {
    const port = await freePort();
    const child = spawn('sh', ['-c', `exec ${scripts.chain} --port ${port}`], { cwd: folder, env });
    stops.push(() => child.kill('SIGKILL'));
    const url = `http://127.0.0.1:${port}`;
    await expect
      .poll(() => askNode(url, 'eth_chainId', []).catch(String), { timeout: 20_000 })
      .toEqual({ result: '0x1' });
    return url;
  };

  const run = async (command: string, url: string): Promise<string> => {
    const options = { cwd: folder, env: { ...env, RPC_URL: url } };
    return (await promisify(execFile)('sh', ['-c', command], options)).stdout;
  };
  return { startChain, run, start: scripts.start };
}

const OUTPUTS = {
  'sdk/v3/guides/first-swap': 'sdk/v3/first-swap.main.txt',
  'contracts/v3/guides/first-swap': 'v3/local-environment.main.txt',
  'concepts/first-swap': 'sdk/v3/first-swap.main.txt',
};
// The project of concepts has the same files as that of the SDK.
const FEW = ['sdk/v3/guides/first-swap', 'contracts/v3/guides/first-swap'] as const;

it.each(casesOf(Object.keys(OUTPUTS) as (keyof typeof OUTPUTS)[], FEW))(
  'the project of %s prints on its own chain what the page shows',
  async (page) => {
    const { startChain, run, start } = openProject(page);
    const shown = readText(join(samplesRoot, OUTPUTS[page])) ?? '';
    const printed = await run(start, await startChain());
    expect(printed.slice(-shown.length)).toBe(shown);
    // The viem version, from the same state.
    expect(await run('tsx viem/main.ts', await startChain())).toBe(shown);
  },
  120_000,
);
