import { withProductName, withProductSlug, type Product } from '../settings/product-text';
import { sampleRegion } from '../samples/sample-region';
import { docFields } from '../content/doc-fields';
import { readDocSource } from '../content/front-matter';
import {
  fileNames,
  type ReadSource,
  sampleIndex,
  SAMPLES,
  shownSamples,
  withImports,
} from './project-samples';
import {
  compilerPackages,
  hardhatConfig,
  indexPage,
  npmCompiler,
  typescriptConfig,
} from './tool-files';
import { packageJson, readTools } from './package-json';
import { CHAIN_FILE, CHAIN_PACKAGE, chainFile, hasLocalChain } from './local-chain';
import { packagesOfPage, projectCommands, readme } from './project-commands';

/** Contents of a page's zip. */
export interface Project {
  /** Derived from the page's path: `sdk-v3-guides-trading`. */
  name: string;
  /** File contents by path in the project, with forward slashes. */
  files: ReadonlyMap<string, string>;
}

const DOCS = 'content/docs/';
const CONFIG = 'hardhat.config.cjs';

/** Detects reference pages, which get no project because the samples that they show belong to guides. */
const isReference = (path: string): boolean => /\/(?:technical-)?reference(?:\/|$)/.test(path);

/**
 * Returns a project's name: `/sdk/v3/guides/trading` → `sdk-v3-guides-trading`, which is valid for npm and for every
 * file system.
 */
const nameOf = (path: string): string =>
  path
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * Builds the project of a doc from the samples it shows and everything they import. Returns undefined if the doc shows
 * no runnable sample or is a reference entry.
 *
 * @param file path of the doc, from the project root
 * @throws NameClash if two files of the project would get the same name
 * @throws ContentError if the doc's front matter or the samples' index cannot be read
 */
export function projectOfDoc(
  file: string,
  product: Product,
  read: ReadSource,
): Project | undefined {
  const text = read(file);
  if (text === undefined || !file.startsWith(DOCS)) return undefined;
  const shown = shownSamples(text);
  if (shown.length === 0) return undefined;
  const fields = docFields(file.slice(DOCS.length), readDocSource(file, text));
  const path = withProductSlug(fields.path, product);
  const tools = readTools(read);
  if (isReference(path) || !tools) return undefined;

  const samples = withImports(shown, read);
  const source = (sample: string) => read(`${SAMPLES}/${sample}`) ?? '';
  const ofKind = (kind: RegExp) => samples.filter((sample) => kind.test(sample));
  // Treat JSON files as modules, because modules import them from the same folder.
  const [modules, contracts] = [ofKind(/\.(?:tsx?|json)$/), ofKind(/\.sol$/)];
  if (modules.length + contracts.length === 0) return undefined;
  const own = samples.find((sample) => sample.endsWith(`/${CONFIG}`));
  const across = (files: readonly string[]) =>
    files.some(
      (sample) => /from '\.\.\/(?!viem\/)/.test(source(sample)) && !sample.includes('/viem/'),
    );
  const names = new Map([
    ...fileNames(modules, '', across(modules)),
    ...fileNames(contracts, 'contracts/', across(contracts)),
  ]);

  const index = sampleIndex(read);
  const facts = samples.flatMap((sample) => index.get(sample) ?? []);
  const packages = Object.assign(
    packagesOfPage(text),
    ...facts.map((known) => known.packages),
  ) as Record<string, string>;
  const compilers = [...new Set(facts.flatMap(({ solc: [oldest = []] }) => oldest))].sort();
  const { versions } = tools;
  const chain = hasLocalChain(text) ? chainFile(read) : undefined;
  const react = modules.some((sample) => sample.endsWith('.tsx')) || 'react' in packages;
  const wanted = [
    ...(modules.length > 0 ? ['tsx', 'typescript', '@types/node'] : []),
    ...(react ? ['@types/react', '@types/react-dom'] : []),
  ];
  const used = {
    ...Object.fromEntries(wanted.map((tool) => [tool, versions[tool] ?? ''])),
    ...(contracts.length > 0 && {
      hardhat: packages.hardhat ?? versions.hardhat ?? '',
      ...compilerPackages(compilers),
    }),
    ...(chain !== undefined && { [CHAIN_PACKAGE]: versions[CHAIN_PACKAGE] ?? '' }),
  };
  const { commands, viem, output, scripts } = projectCommands({
    text,
    names,
    packages,
    read,
    tools,
    hasChain: chain !== undefined,
  });
  const name = nameOf(path);
  const code = [...names].map(([sample, target]) => [target, plain(source(sample))] as const);
  const made: [string, string][] = [
    ['package.json', packageJson({ name, packages, tools: used, scripts }, tools, read)],
    ...(modules.length > 0 ? [['tsconfig.json', typescriptConfig(react)] as [string, string]] : []),
    ...code.flatMap(([target]): [string, string][] =>
      /(?:^|\/)main\.tsx$/.test(target) ? [['index.html', indexPage(target)]] : [],
    ),
    ...(contracts.length > 0
      ? ([
          [CONFIG, hardhatConfig(compilers, own === undefined ? undefined : plain(source(own)))],
          ['npm-compiler.cjs', npmCompiler(compilers, packages)],
        ] satisfies [string, string][])
      : []),
    ...(chain === undefined ? [] : [[CHAIN_FILE, chain] as [string, string]]),
  ];
  const licences = [...code, ...made].flatMap(
    ([, content]) => /SPDX-License-Identifier: (\S+)/.exec(content)?.[1] ?? [],
  );
  made.push([
    'README.md',
    readme({
      title: withProductName(fields.title, product),
      product: product.name,
      path,
      commands,
      viem,
      output,
      licences: [...new Set(licences)].sort(),
    }),
  ]);
  return { name, files: new Map([...code, ...made].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** Returns the text of a whole sample without region markers, as the page shows it. */
function plain(source: string): string {
  const whole = sampleRegion(source);
  return 'code' in whole ? `${whole.code}\n` : source;
}
