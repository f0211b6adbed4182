// SPDX-License-Identifier: MIT
// @vitest-environment happy-dom
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { build, createServer, type InlineConfig, type UserConfig, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Configuration, Stats } from 'webpack';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { pageText } from '../../toolchain/page-text.ts';
import { packagesRoot, repositoryRoot, samplesRoot } from '../../toolchain/paths.ts';

const webpack = createRequire(join(repositoryRoot, 'package.json'))(
  'webpack',
) as typeof import('webpack');

const CONFIG = 'sdk/core/vite.config.mjs';

/**
 * The packages that import `jsbi`. They are copied because a symlinked package resolves imports from its real folder.
 */
const SDKS = ['sdk-core', 'v2-sdk', 'v3-sdk', 'router-sdk'].map((name) => `@uniswap/${name}`);

let project: string;

/** Installs a package without its type declarations and source maps. */
function copy(name: string, into: string) {
  const target = join(into, 'node_modules', name);
  cpSync(join(packagesRoot, name, 'dist'), join(target, 'dist'), {
    recursive: true,
    filter: (path) => !/\.(?:map|d\.ts)$/.test(path),
  });
  cpSync(join(packagesRoot, name, 'package.json'), join(target, 'package.json'));
}

/** Symlinks every other package that the SDKs may import. */
function linkRest() {
  const copied = new Set(['jsbi', ...SDKS]);
  const names = readdirSync(packagesRoot).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(join(packagesRoot, name)).map((inner) => `${name}/${inner}`)
      : [name],
  );
  for (const name of names.filter((name) => !name.startsWith('.') && !copied.has(name))) {
    const place = join(project, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(packagesRoot, name), place, 'junction');
  }
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'isobar-vite-'));
  for (const name of ['jsbi', ...SDKS]) copy(name, project);
  linkRest();
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(project, 'index.html'), '<script type="module" src="/main.ts"></script>');
  cpSync(join(import.meta.dirname, 'vite-page.ts'), join(project, 'main.ts'));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Adds a second copy of the same version, as an install may leave if nothing pins one. */
const addSecondCopy = () => copy('jsbi', join(project, 'node_modules/@uniswap/sdk-core'));

/**
 * Runs a module in this DOM and returns what it shows. Node itself loads the module, because the test's bundler would
 * resolve the module from the test's own root.
 */
function shownBy(script: string): unknown {
  document.body.textContent = '';
  createRequire(import.meta.url)(script);
  return JSON.parse(document.body.textContent);
}

/** Returns settings with which Vite also reads the project's own configuration, if there is one. */
const settings = (config: UserConfig): InlineConfig => ({
  ...config,
  root: project,
  logLevel: 'error',
});

async function built(config: UserConfig = {}) {
  await build(settings(config));
  const assets = join(project, 'dist/assets');
  const [script = ''] = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return shownBy(join(assets, script));
}

/**
 * Waits until Vite has bundled the dependencies that its scan found. A server that is closed earlier goes on writing
 * while the test removes the project's folder.
 */
async function dependenciesBundled({ environments: { client } }: ViteDevServer) {
  await client.depsOptimizer?.scanProcessing;
  const found = Object.values(client.depsOptimizer?.metadata.discovered ?? {});
  await Promise.all(found.map(({ processing }) => processing));
}

/**
 * Runs the modules that `vite` serves, and returns what they show. Each file is run as an ES module, because browsers
 * support no other kind.
 */
async function served(config: UserConfig = {}) {
  const server = await createServer({
    ...settings(config),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const names = new Map<string, string>();
  const save = async (path: string): Promise<string> => {
    const known = names.get(path);
    if (known) return known;
    const name = `served-${names.size}.mjs`;
    names.set(path, name);
    let { code = '' } = (await server.transformRequest(path)) ?? {};
    for (const [words, before, next = ''] of code.matchAll(/(\bfrom|\bimport) ?"(\/[^"]+)"/g)) {
      code = code.replace(words, `${before} "./${await save(next)}"`);
    }
    writeFileSync(join(project, name), code);
    return name;
  };
  try {
    return shownBy(join(project, await save('/main.ts')));
  } finally {
    await dependenciesBundled(server);
    await server.close();
  }
}

/**
 * Bundles the project with webpack, the other bundler among this site's packages, runs the bundle, and returns what it
 * shows.
 */
async function packed(resolve: Configuration['resolve'] = {}) {
  const source = readFileSync(join(project, 'main.ts'), 'utf8');
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  writeFileSync(join(project, 'main.js'), ts.transpile(source, compilerOptions));
  const output = { path: join(project, 'packed'), filename: '[contenthash].cjs' };
  const config: Configuration = { mode: 'none', target: 'web', context: project };
  const stats = await new Promise<Stats | undefined>((done, fail) =>
    webpack({ ...config, entry: './main.js', output, resolve }, (error, result) =>
      error ? fail(error) : done(result),
    ),
  );
  expect(stats?.compilation.errors).toEqual([]);
  const [script = ''] = Object.keys(stats?.compilation.assets ?? {});
  return shownBy(join(output.path, script));
}

const page = pageText('sdk/core/overview');

const works = {
  half: '0.5',
  pool: '2000',
  pair: '2000',
  position: '44.721359',
  v3: '0x04e45aaf',
  v2: '0x472b43f3',
};
const clash = 'Could not parse fraction';
const clashes = { ...works, v3: clash, v2: clash };

const takeConfig = () => cpSync(join(samplesRoot, CONFIG), join(project, 'vite.config.mjs'));
const alias = () => ({ jsbi: join(project, 'node_modules/jsbi/dist/jsbi-cjs.js') });

describeSample(CONFIG, (proves) => {
  for (const [command, open] of Object.entries({ vite: served, 'vite build': built })) {
    proves([], `${command} needs no setting where one copy is installed`, async () => {
      expect(await open()).toEqual(works);
    });

    proves([], `${command} keeps two copies apart, as its page says`, async () => {
      addSecondCopy();
      expect(await open()).toEqual(clashes);
      expect(page).toMatch(
        new RegExp(`^\\| \`${clash}\`.*\\| The bundle contains two copies`, 'm'),
      );
    });

    proves(['config'], `${command} gives the SDKs one of two copies`, async () => {
      addSecondCopy();
      takeConfig();
      expect(await open()).toEqual(works);
    });

    proves([], `${command} joins two copies by resolve.dedupe, too`, async () => {
      addSecondCopy();
      expect(await open({ resolve: { dedupe: ['jsbi'] } })).toEqual(works);
      expect(page).toContain("`resolve.dedupe: ['jsbi']`");
    });
  }

  proves([], 'no other setting that is recommended joins them', async () => {
    addSecondCopy();
    const settings: [typeof served, UserConfig, string][] = [
      [served, { optimizeDeps: { include: ['jsbi', ...SDKS] } }, '`optimizeDeps.include`'],
      [
        built,
        { build: { commonjsOptions: { transformMixedEsModules: true } } },
        '`build.commonjsOptions.transformMixedEsModules`',
      ],
      [
        built,
        { resolve: { alias: { jsbi: 'jsbi/dist/jsbi-cjs.js' } } },
        "`jsbi: 'jsbi/dist/jsbi-cjs.js'`",
      ],
    ];
    for (const [open, config, name] of settings) {
      expect(await open(config), name).toEqual(clashes);
      expect(page).toContain(name);
    }
  });

  proves([], 'jsbi cannot be left out of what Vite bundles beforehand', async () => {
    const words = "does not provide an export named 'default'";
    await expect(served({ optimizeDeps: { exclude: ['jsbi'] } })).rejects.toThrow(words);
    expect(page).toMatch(new RegExp(`\`… ${words}\`.*\`optimizeDeps.exclude\``));
  });

  proves([], 'a module of the app may not call require', async () => {
    const words = 'require is not defined';
    writeFileSync(join(project, 'main.ts'), "document.body.textContent = require('jsbi').name;");
    await expect(served()).rejects.toThrow(words);
    expect(page).toContain(`| \`${words}\``);
  });

  proves([], 'webpack takes the same alias', async () => {
    expect(await packed()).toEqual(works);
    addSecondCopy();
    expect(await packed()).toEqual(clashes);
    expect(await packed({ alias: alias() })).toEqual(works);
  });
});
