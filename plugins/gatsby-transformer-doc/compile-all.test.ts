import { availableParallelism } from 'node:os';
import { beforeAll, expect, test } from 'vitest';
import { madeSymbol } from '../../tests/made-symbols';
import { formatProblem } from '../../src/site/sources/content-problem';
import { createHighlight } from './compile/highlighter';
import type { ReferenceFacts } from './site-reference';
import { createDocCompiler } from './compiler';
import { siteReference } from './site-reference';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root, write, link } = temporaryFolder('file');
const facts: ReferenceFacts = {
  symbols: [madeSymbol({ name: 'Vault' })],
  docs: [{ path: '/vault', symbols: ['@made/core/Vault'], draft: false }],
};
const settings = {
  product: { name: 'Isobar', slug: 'isobar' },
  identifiers: { packageScopes: {}, contractPrefixes: {} },
  tabs: {},
  basePath: '',
};

const nameOf = (index: number) => `content/docs/page-${index}.mdx`;
const files = Array.from({ length: 90 }, (_, index) => nameOf(index));

const textOf = (index: number): string => {
  const head = `---\ntitle: Page ${index}\ndescription: ${'What this page is there to tell. '.repeat(2)}\n---\n\n`;
  if (index === 3) return `${head}<ApiReference package="@made/core" symbol="Vault" />\n`;
  if (index === 70 || index === 20) return `${head}<NoSuchThing />\n`;
  return `${head}Words of {product}.\n\n\`\`\`json\n{ "page": ${index} }\n\`\`\`\n`;
};

beforeAll(() => {
  link('node_modules', 'plugins', 'src', 'package.json');
  for (const [index, file] of files.entries()) write(file, textOf(index));
});

/** Compiles as a build does; returns the result, and how many docs were highlighted on the main thread. */
async function compileAll(wanted: readonly string[], withThreads: boolean) {
  const store = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(store.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(store.set(key, value)),
  };
  const reference = siteReference(root, facts.symbols, facts.docs, settings.product);
  const highlight = await createHighlight();
  let colouredHere = 0;
  const compiler = createDocCompiler(root, settings, cache, () => reference, {
    makeHighlight: () => (code, language) => {
      colouredHere += 1;
      return highlight(code, language);
    },
    ...(withThreads && { facts: () => facts }),
  });
  const compiled: string[] = [];
  const problems = await compiler.compileAll(wanted, (file) => compiled.push(file));
  const docs = await Promise.all(
    compiled.map(async (file) => [file, JSON.stringify(await compiler.compile(file))] as const),
  );
  return { docs, problems: problems.map(formatProblem), store, colouredHere };
}

test.runIf(availableParallelism() > 1)(
  'threads make of every doc what is made without them, and mistakes are told in the same order',
  async () => {
    const alone = await compileAll(files, false);
    const shared = await compileAll(files, true);
    expect(alone.colouredHere).toBeGreaterThanOrEqual(87);
    expect(shared.colouredHere).toBe(0);
    expect(shared.docs).toEqual(alone.docs);
    expect(shared.docs.find(([file]) => file === nameOf(3))?.[1]).toContain('Vault');
    expect(shared.problems).toEqual(alone.problems);
    expect(shared.problems.map((line) => /page-\d+/.exec(line)?.[0])).toEqual([
      'page-20',
      'page-70',
    ]);
    // Both caches must have the same entries for the next build to look up.
    expect(new Map([...shared.store].sort())).toEqual(new Map([...alone.store].sort()));
  },
);

test('a few docs are compiled at once: starting a thread takes longer', async () => {
  const { docs, colouredHere } = await compileAll(files.slice(4, 10), true);
  expect(docs).toHaveLength(6);
  expect(colouredHere).toBe(6);
});
