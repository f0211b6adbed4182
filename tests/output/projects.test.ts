import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { basePath, folder, htmlAt } from './built-site';
import { guides, linksOf, open } from './project-zips';
import { textOf } from './tables';

const samples = 'content/samples';

const index = parse(readFileSync(join(samples, 'index.yml'), 'utf8')) as {
  file: string;
  packages: Record<string, string>;
}[];

/** Returns the text of a sample without region markers, as a page shows the whole file. */
const wholeText = (sample: string) =>
  readFileSync(join(samples, sample), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*\/\/ #(?:end)?region /.test(line))
    .join('\n')
    .trim();

/** Returns the import paths in a module or contract, as they are written. */
const importsOf = (name: string, text: string): string[] =>
  name.endsWith('.sol')
    ? [...text.matchAll(/^import\b[^;]*?['"]([^'"]+)['"];/gm)].map(([, path = '']) => path)
    : ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);

/** Returns these samples and all the samples that they import, directly or indirectly. */
function closure(files: readonly string[], met = new Set<string>()): Set<string> {
  for (const file of files) {
    if (met.has(file)) continue;
    met.add(file);
    const text = readFileSync(join(samples, file), 'utf8');
    const paths = importsOf(file, text)
      .filter((path) => path.startsWith('.'))
      .map((path) => join(file, '..', path));
    closure(paths, met);
  }
  return met;
}

/** Returns the lines of all code blocks of a page. */
const codeLines = (path: string): string[] =>
  [...htmlAt(path).matchAll(/<pre[\s\S]*?<\/pre>/g)].flatMap(([block]) =>
    textOf(block).split('\n'),
  );

/** Whether a page tells its readers, in a code block, to start the chain of its project. */
const startsChain = (path: string) =>
  codeLines(path).some((line) => line.trim() === 'npm run chain');

const commandsOf = (readme: string) =>
  (/^```sh\n([\s\S]*?)\n```$/m.exec(readme)?.[1] ?? '').split('\n');

describe.each(guides)('%s', (path, { shown }) => {
  const [link = { href: '', downloads: false }, ...more] = linksOf(path, 'Download project');
  const files = link.href ? open(link.href) : new Map<string, string>();
  const wanted = [...closure(shown.map(({ sample }) => sample))];
  const code = [...files].filter(([name]) => /\.(?:tsx?|sol)$/.test(name));

  test('offers its project once, as a download', () => {
    expect(more).toEqual([]);
    expect(link.downloads).toBe(true);
    expect(link.href).toMatch(new RegExp(`^${basePath}/downloads/[a-z0-9-]+\\.zip$`));
  });

  test('shows how large the zip is and what it contains', () => {
    const said = textOf(
      /<a[^>]*\sdownload[^>]*>Download project<\/a>([^]*?)<\/p>/.exec(htmlAt(path))?.[1] ?? '',
    );
    const { size } = statSync(join(folder, link.href.slice(basePath.length)));
    expect(said).toMatch(new RegExp(`\\b${Math.max(1, Math.round(size / 1000))} kB\\)$`));
    expect(said).toMatch(new RegExp(`\\b${code.length} source files?\\b`));
    for (const [name] of said.matchAll(/[\w.]+\.(?:json|cjs)/g))
      expect([...files.keys()]).toContain(name);
  });

  test('contains each file that the page shows, with the same name, equal to the sample', () => {
    for (const { sample, title } of shown) {
      const found = code.filter(([name]) => name.endsWith(`/${title}`) || name === title);
      expect(
        found.map(([, text]) => text.trim()),
        `${title} of ${sample}`,
      ).toContain(wholeText(sample));
    }
  });

  test('contains the files that those import, a configuration and a README, and nothing else', () => {
    const texts = wanted.map(wholeText).sort();
    expect(code.map(([, text]) => text.trim()).sort()).toEqual(texts);
    const other = [...files.keys()].filter((name) => !/\.(?:tsx?|sol)$/.test(name));
    const typescript = code.some(([name]) => /\.tsx?$/.test(name)) ? ['tsconfig.json'] : [];
    const solidity = code.some(([name]) => name.endsWith('.sol'))
      ? ['hardhat.config.cjs', 'npm-compiler.cjs']
      : [];
    const chain = startsChain(path) ? ['chain.json'] : [];
    const mounted = code.some(([name]) => name.endsWith('main.tsx')) ? ['index.html'] : [];
    expect(other.sort()).toEqual(
      ['README.md', 'package.json', ...chain, ...mounted, ...typescript, ...solidity].sort(),
    );
  });

  test('imports that start with a dot lead to a file of the project', () => {
    for (const [name, text] of code) {
      for (const target of importsOf(name, text).filter((found) => found.startsWith('.'))) {
        expect([...files.keys()], `${target} of ${name}`).toContain(join(name, '..', target));
      }
    }
  });

  test('names packages in exact versions, the same as on the page', () => {
    const manifest = JSON.parse(files.get('package.json') ?? '{}') as {
      type: string;
      overrides?: Record<string, string>;
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    const { dependencies, devDependencies, overrides = {} } = manifest;
    const versions = { ...dependencies, ...devDependencies };
    expect(manifest.type).toBe('module');
    for (const [name, version] of Object.entries(versions)) {
      expect(version, name).toMatch(/^(?:npm:[\w@/.-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/);
    }
    for (const version of Object.values(overrides))
      expect(version).toMatch(/^\$\w+$|\d+\.\d+\.\d+$/);
    const lines = codeLines(path).filter((line) => line.trim().startsWith('npm install '));
    const installed = lines.flatMap((line) => [...line.matchAll(/(?<=\s)(@?[^@\s]+)@(\d\S*)/g)]);
    for (const [, name = '', version] of installed)
      expect([name, versions[name]]).toEqual([name, version]);
    const ofSamples = index.filter(({ file }) => wanted.includes(file));
    for (const { packages } of ofSamples) expect(versions).toMatchObject(packages);
  });

  test('imports nothing that package.json does not name', () => {
    const { dependencies } = JSON.parse(files.get('package.json') ?? '{}') as {
      dependencies: Record<string, string>;
    };
    for (const [name, text] of code) {
      const imported = importsOf(name, text)
        .filter((found) => !/^(?:\.|node:)/.test(found))
        .map((found) => /^(?:@[^/]+\/)?[^/]+/.exec(found)?.[0] ?? '')
        .map((found) => (found === 'permit2' ? '@uniswap/v4-periphery' : found));
      expect(Object.keys(dependencies), name).toEqual(expect.arrayContaining(imported));
    }
  });

  test('has a README with three commands, the first of which installs, and the license', () => {
    const readme = files.get('README.md') ?? '';
    const commands = commandsOf(readme);
    expect(commands).toHaveLength(3);
    expect(commands[0]).toMatch(/^npm install(?: && npx hardhat compile)?$/);
    expect(readme).toMatch(/^Licence: [\w.-]+/m);
    // If the project contains a program, the README must have the same command as the page.
    const main = code.map(([name]) => name).find((name) => /^(?!.*viem\/).*main\.tsx?$/.test(name));
    if (main === undefined) return;
    const command = commands.at(-1) ?? '';
    const alone = main.endsWith('.tsx') ? 'npx vite' : `npx tsx ${main}`;
    const run = startsChain(path) ? 'npm start' : alone;
    expect(command.endsWith(run)).toBe(true);
    expect(textOf(htmlAt(path))).toContain(command.replace(main, basename(main)));
  });
});
