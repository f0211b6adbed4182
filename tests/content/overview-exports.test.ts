import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { fileJson, fileText } from './page-text';

const packages = ['@uniswap/v3-sdk', '@uniswap/sdk-core', '@uniswap/v2-sdk', '@uniswap/sdk'];

/** The symbols in each package's type declarations, by package and name. */
const declared = (() => {
  const entries = packages.map((name) => {
    const { typings } = fileJson(`node_modules/${name}/package.json`);
    return [name, join(process.cwd(), 'node_modules', name, String(typings))] as const;
  });
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    { skipLibCheck: true, moduleResolution: ts.ModuleResolutionKind.Node10 },
  );
  const checker = program.getTypeChecker();
  const exportsOf = (file: string) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const symbols = module ? checker.getExportsOfModule(module) : [];
    return new Map(symbols.map((symbol) => [symbol.name, { symbol, checker }]));
  };
  return new Map(entries.map(([name, file]) => [name, exportsOf(file)]));
})();

/** Returns the reason why a name can't be imported from a package, or undefined if it can. */
async function faultOf(name: string, from: string): Promise<string | undefined> {
  const [head = '', member] = name.split('.');
  const entry = declared.get(from)?.get(head);
  if (!entry) return `${from} declares no ${head}`;
  const { checker } = entry;
  const isAlias = entry.symbol.flags & ts.SymbolFlags.Alias;
  const symbol = isAlias ? checker.getAliasedSymbol(entry.symbol) : entry.symbol;
  if (!(symbol.flags & ts.SymbolFlags.Value)) return undefined;
  const running = (await import(from)) as Record<string, unknown>;
  if (!(head in running)) return `${from} has no ${head} at run time`;
  if (member && !checker.getTypeOfSymbol(symbol).getProperty(member)) {
    return `${head} of ${from} has no ${member}`;
  }
  return undefined;
}

/** Returns the names in code spans, such as `Pool`, `Pool.getAddress`, or `toHex` from `toHex(value)`. */
const namesIn = (text: string) =>
  [...text.matchAll(/`([A-Za-z_]\w*(?:\.\w+)?)(?:\([^`]*\))?`/g)].map(([, name]) => name ?? '');

const packageIn = (text: string) => /`(@uniswap\/[\w-]+)`/.exec(text)?.[1];

/** Returns the names in the column of imports in a page's tables, each with its package. */
function namesInTables(text: string, from?: string): [name: string, from: string][] {
  const names: [string, string][] = [];
  let column = -1;
  for (const line of text.split('\n')) {
    const cells = line.startsWith('|') ? line.split(/(?<!\\)\|/).map((cell) => cell.trim()) : [];
    if (cells.length === 0) column = -1;
    else if (column === -1) column = cells.findIndex((cell) => /^(Use|Export|Import)$/.test(cell));
    else {
      const source = packageIn(line) ?? from ?? '';
      names.push(...namesIn(cells[column] ?? '').map((name): [string, string] => [name, source]));
    }
    if (column === -1 && cells.length > 0) column = cells.length;
  }
  return names;
}

/** Returns the names in a page's sentences, each with the package that the sentence mentions. */
const namesInSentences = (text: string): [name: string, from: string][] =>
  text.split(/\.\s/).flatMap((sentence) => {
    const from = packageIn(sentence);
    return from ? namesIn(sentence).map((name): [string, string] => [name, from]) : [];
  });

const page = (id: string) => fileText(`content/docs/${id}.mdx`);

describe.each([
  ['sdk/v3/reference/overview', namesInTables(page('sdk/v3/reference/overview'), packages[0]), 30],
  [
    'sdk/core/reference/overview',
    namesInTables(page('sdk/core/reference/overview'), packages[1]),
    15,
  ],
  ['sdk/v1/reference/getting-started', namesInTables(page('sdk/v1/reference/getting-started')), 11],
  ['sdk/v1/reference/index', namesInSentences(page('sdk/v1/reference/index')), 8],
])('every name on %s', (_page, names, least) => {
  it('can be imported from the installed package', async () => {
    const faults = await Promise.all(names.map(([name, from]) => faultOf(name, from)));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(least);
  });
});

it('recognizes a name that no package exports, and one that exists only as a type', async () => {
  expect(await faultOf('NoSuchExport', '@uniswap/v3-sdk')).toContain('declares no NoSuchExport');
  expect(await faultOf('Pool.noSuchMember', '@uniswap/v3-sdk')).toContain('no noSuchMember');
  expect(await faultOf('TickDataProvider', '@uniswap/v3-sdk')).toBeUndefined();
});
