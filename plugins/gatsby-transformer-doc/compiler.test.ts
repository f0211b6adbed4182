import { rmSync } from 'node:fs';
import type { GatsbyCache } from 'gatsby';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { madeMember, madeSymbol } from '../../tests/made-symbols';
import { createReferenceSource, type SymbolPage } from './compile/reference/reference-source';
import { createHighlight } from './compile/highlighter';
import { createDocCompiler } from './compiler';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root, at, write, link } = temporaryFolder('file');
let written: number;
let store: Map<string, unknown>;
const file = 'content/docs/vault.mdx';

/** A cache that outlives builds, and counts writes: one for each compilation. */
const cache = {
  get: (key: string) => Promise.resolve(store.get(key)),
  set: (key: string, value: unknown) => {
    written += 1;
    store.set(key, value);
    return Promise.resolve(value);
  },
} as unknown as GatsbyCache;

const vault = madeSymbol({
  name: 'Vault',
  members: [
    madeMember({ name: 'deposit', signature: 'function deposit(Token a)', types: ['Token'] }),
  ],
});
const token = madeSymbol({ name: 'Token' });
const own: SymbolPage = { path: '/vault', symbols: ['@made/core/Vault'] };

/** Compiles with a new compiler, as a separate build does. */
async function build(symbols = [vault, token], pages = [own], path = file): Promise<string> {
  const settings = {
    product: { name: 'Isobar', slug: 'isobar' },
    identifiers: { packageScopes: {}, contractPrefixes: {} },
    tabs: {},
    basePath: '',
  };
  const reference = createReferenceSource(symbols, pages);
  const compiler = createDocCompiler(root, settings, cache, () => reference, {
    makeHighlight: createHighlight,
  });
  return JSON.stringify((await compiler.compile(path)).body);
}

beforeAll(() => {
  link('plugins', 'package.json');
  write(
    file,
    `---\ntitle: Vault\ndescription: ${'What the vault keeps and gives. '.repeat(2)}\n---\n\n<ApiReference package="@made/core" symbol="Vault" />\n\nA tick, and tick spacing.\n`,
  );
});
beforeEach(() => {
  rmSync(at('content/glossary.yml'), { force: true });
  store = new Map();
  written = 0;
});

test('a second build compiles nothing', async () => {
  const first = await build();
  expect(written).toBe(1);
  expect(await build(structuredClone([vault, token]))).toBe(first);
  expect(written).toBe(1);
});

test.each(['src/site/some-part.ts', 'package-lock.json'])(
  'a doc is compiled again when %s changes',
  async (path) => {
    write(path, 'before');
    await build();
    await build();
    expect(written).toBe(1);
    write(path, 'after');
    await build();
    expect(written).toBe(2);
  },
);

test('a doc is compiled again when its symbol changes', async () => {
  await build();
  const changed = { ...vault, version: '1.2.4' };
  expect(await build([changed, token])).toContain('1.2.4');
  expect(written).toBe(2);
});

test('a doc is compiled again when a type it names gets a page, and not for other pages', async () => {
  expect(await build()).not.toContain('href=\\"/token\\"');
  await build([vault, token], [own, { path: '/other', symbols: ['@made/core/Other'] }]);
  expect(written).toBe(1);
  const tokens = { path: '/token', symbols: ['@made/core/Token'] };
  expect(await build([vault, token], [own, tokens])).toContain('href=\\"/token\\"');
  expect(written).toBe(2);
});

const term = (name: string, more = '') =>
  `- { term: ${name}, glossary: general, text: Text.${more} }\n`;

describe('of a glossary a doc is compiled again', () => {
  const buildWith = async (glossary: string) => {
    write('content/glossary.yml', glossary);
    return build();
  };

  test.each([
    ['when a word of it is a term', '[]', term('Tick')],
    ['when it is none any more', term('Tick'), '[]'],
    ['when it is another word for a term', term('Step'), term('Step', ', also: [tick]')],
    ['when a longer term is found in its place', term('Tick'), term('Tick') + term('Tick spacing')],
    ['when its word is not linked any more', term('Tick'), term('Tick', ', link: false')],
    ['when it is what explains the term', term('Tick'), term('Tick', ", see: '[Vault](/vault)'")],
  ])('%s', async (_, before, after) => {
    const first = await buildWith(before);
    expect(written).toBe(1);
    expect(await buildWith(after)).not.toBe(first);
    expect(written).toBe(2);
  });

  test.each([
    ['for what it says of a term', term('Tick'), term('Tick').replace('Text', 'Other text')],
    ['for a term that it has not', term('Tick'), term('Tick') + term('Spacing of rows')],
    ['for a mistake in it', term('Tick'), term('Tick').replace('term:', 'trm:')],
  ])('and not %s', async (_, before, after) => {
    const first = await buildWith(before);
    expect(first).toContain('#tick');
    expect(await buildWith(after)).toBe(first);
    expect(written).toBe(1);
  });

  test('when its mistake is mended', async () => {
    await buildWith(term('Tick').replace('term:', 'trm:'));
    expect(await buildWith(term('Tick'))).toContain('#tick');
    expect(written).toBe(2);
  });
});

describe('of the error catalog a doc', () => {
  const page = 'content/docs/errors.mdx';
  const entry = (code: string, fix: string) =>
    `- ${JSON.stringify({
      ...{ code, package: '@uniswap/v3-core 1.0.1', contract: 'UniswapV3Pool', function: 'swap' },
      ...{ condition: 'A condition', cause: 'A cause.', fix, unprovoked: 'A made error.' },
    })}\n`;

  const buildWith = async (errors: string) => {
    write('content/errors.yml', errors);
    return build([vault, token], [own], page);
  };
  const writePage = (body: string) =>
    write(
      page,
      `---\ntitle: Errors\ndescription: ${'What a pool reverts with. '.repeat(3)}\n---\n\n${body}\n`,
    );

  test('that links an entry needs the address alone', async () => {
    writePage('| You see | Fix |\n| --- | --- |\n| `LOK` | Wait. |');
    expect(await buildWith(entry('TLM', 'Wait.'))).not.toContain('#lok');
    expect(await buildWith(entry('LOK', 'Wait.'))).toContain('#lok');
    expect(written).toBe(2);
    expect(await buildWith(entry('LOK', 'Call later.'))).toContain('#lok');
    expect(written).toBe(2);
  });

  test('that lists errors needs their entries alone', async () => {
    writePage('<ErrorList codes={["LOK"]} />');
    expect(await buildWith(entry('LOK', 'Wait.') + entry('TLM', 'Wait.'))).toContain('Wait.');
    await buildWith(entry('LOK', 'Wait.') + entry('TLM', 'Call later.'));
    expect(written).toBe(1);
    expect(await buildWith(entry('LOK', 'Call later.'))).toContain('Call later.');
    expect(written).toBe(2);
  });

  test('that lists errors tells the mistakes of the catalog as long as it has some', async () => {
    writePage('<ErrorList codes={["LOK"]} />');
    await buildWith(entry('LOK', 'Wait.'));
    await expect(buildWith('- { code: LOK }')).rejects.toThrow('content/errors.yml');
    expect(await buildWith(entry('LOK', 'Wait.'))).toContain('Wait.');
    expect(written).toBe(1);
  });
});

test('a question is asked in the names that the page shows, whatever the brand calls what is published', async () => {
  const asking = 'content/docs/asking.mdx';
  write(
    asking,
    `---\ntitle: Pools\ndescription: ${'How a pool is made by its deployer. '.repeat(2)}\nasks: [UniswapV3Pool of UniswapV3Factory]\n---\n\n\`UniswapV3Pool\` comes from \`UniswapV3Factory\`.\n`,
  );
  const settings = {
    product: { name: 'Cirrus', slug: 'cirrus' },
    identifiers: { packageScopes: {}, contractPrefixes: { Uniswap: 'Cirrus' } },
    tabs: {},
    basePath: '',
  };
  const compiler = createDocCompiler(
    root,
    settings,
    cache,
    () => createReferenceSource([vault], [own]),
    { makeHighlight: createHighlight },
  );
  // Compiling would throw if the page did not answer the question in its front matter.
  expect(JSON.stringify((await compiler.compile(asking)).body)).toContain('CirrusV3Factory');
});
