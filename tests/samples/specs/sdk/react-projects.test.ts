// SPDX-License-Identifier: MIT
// @vitest-environment happy-dom
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { casesOf } from '../../toolchain/cases.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { pageText } from '../../toolchain/page-text.ts';
import { packagesRoot, samplesRoot } from '../../toolchain/paths.ts';
import { withImports } from '../../toolchain/run-main.ts';
import { type Compiler, COMPILERS, scriptOf } from '../../toolchain/types.ts';
import { account, Wallet } from './web3-react-wallet.ts';

const pageOf = (name: string) => pageText(`sdk/web3-react/guides/${name}`);

/** Returns the block that a page shows under a title, as a reader would copy it. */
function blockOf(page: string, title: string): string {
  const blocks = page.split(`title="${title}"\n`).slice(1);
  expect(blocks, title).toHaveLength(1);
  return (blocks[0] ?? '').split('```')[0] ?? '';
}

let project: string;

beforeEach(() => {
  localStorage.clear();
  project = mkdtempSync(join(tmpdir(), 'isobar-react-'));
  symlinkSync(packagesRoot, join(project, 'node_modules'));
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  const page = pageOf('connect-wallet');
  for (const name of ['tsconfig.json', 'index.html']) {
    writeFileSync(join(project, name), blockOf(page, name));
  }
});
afterEach(() => rmSync(project, { recursive: true }));

const run = (script: string, ...options: string[]) =>
  promisify(execFile)(process.execPath, [script, ...options], { cwd: project });

/** Copies a program and the files that it imports into the project. The guide must show each of them. */
function writeProject(main: string, guide: string) {
  const page = pageOf(guide);
  for (const name of withImports(main)) {
    const title = name === main ? 'main.tsx' : basename(name);
    expect(page, `${guide} shows ${title}`).toContain(`title="${title}" file="${name}"`);
    cpSync(join(samplesRoot, name), join(project, title));
  }
}

/** Type-checks with the page's tsconfig.json, and throws the compiler's errors. */
async function compile() {
  for (const compiler of casesOf<Compiler>(COMPILERS, ['typescript-7'])) {
    await run(scriptOf(compiler), '-p', '.').catch((error: { stdout: string }) => {
      throw new Error(error.stdout);
    });
  }
}

/** Builds the project with Vite and opens the page in this DOM. */
async function open() {
  await run(join(packagesRoot, 'vite/bin/vite.js'), 'build');
  const html = readFileSync(join(project, 'dist/index.html'), 'utf8');
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(html)?.[1]?.replace(/<script.*/s, '') ?? '';
  const [script] = [...html.matchAll(/src="\/assets\/([^"]+\.js)"/g)].map(([, name]) => name);
  expect(readdirSync(join(project, 'dist/assets'))).toContain(script);
  // Node itself loads the script, because the test's bundler would resolve the script from the test's own root.
  createRequire(import.meta.url)(join(project, 'dist/assets', script ?? ''));
}

const says = (text: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(text), { timeout: 20_000 });

const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

describeSample('sdk/web3-react/connect-wallet.main.tsx', (proves) => {
  const main = 'sdk/web3-react/connect-wallet.main.tsx';

  proves([], 'connects, as the project of its page', async () => {
    writeProject(main, 'connect-wallet');
    await compile();
    Object.assign(window, { ethereum: new Wallet() });
    await open();
    await says('Connect wallet');
    press('Connect wallet');
    await says(`${account} on chain 1`);
    await says('2.5 ETH');
    press('Forget this wallet');
    await says('Connect wallet');
  });

  proves([], 'does not compile without jsx, as its page says', async () => {
    writeProject(main, 'connect-wallet');
    const tsconfig = join(project, 'tsconfig.json');
    writeFileSync(tsconfig, readFileSync(tsconfig, 'utf8').replace('"jsx": "react-jsx",', ''));
    const message = "Cannot use JSX unless the '--jsx' flag is provided.";
    await expect(compile()).rejects.toThrow(message);
    expect(pageOf('connect-wallet')).toContain(`\`${message}\``);
  });
});

describeSample('sdk/web3-react/wagmi/app.main.tsx', (proves) => {
  proves([], 'connects, as the project of its page', async () => {
    writeProject('sdk/web3-react/wagmi/app.main.tsx', 'wagmi');
    // Replace the reader's own endpoint, because this test reads nothing from it.
    const config = join(project, 'config.ts');
    const text = readFileSync(config, 'utf8');
    expect(text).toContain('https://ethereum.example/rpc');
    writeFileSync(config, text.replace('https://ethereum.example/rpc', 'http://127.0.0.1:1'));
    await compile();
    Object.assign(window, { ethereum: new Wallet() });
    await open();
    await says('Connect Injected');
    press('Connect Injected');
    await says(`${account} on chain 1`);
    await says('Wrap 0.1 ETH');
    press('Disconnect');
    await says('Connect Injected');
  });
});
