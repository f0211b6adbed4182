// SPDX-License-Identifier: MIT
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { pageText } from '../../toolchain/page-text.ts';
import { packageRoot } from '../../toolchain/paths.ts';

const page = pageText('sdk/swap-widget/reference/v1');

/** Returns the rows of all tables with this heading in the first column, each with a name and a type in code. */
function rowsUnder(head: string): { name: string; type: string }[] {
  const tables = page.split('\n\n').filter((block) => block.startsWith(`| ${head} | Type |`));
  return tables.flatMap((table) =>
    table
      .split('\n')
      .slice(2)
      .flatMap((line) => {
        const [names = '', types = ''] = line.slice(2).split(/ (?<!\\)\| /);
        const type = types.replace(/^`|`$/g, '').replaceAll('\\|', '|');
        return [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, type }));
      }),
  );
}

const tables = { SwapWidgetProps: rowsUnder('Prop'), Theme: rowsUnder('Property') };
const signatures = /```ts signature\n([^]*?)```/.exec(page)?.[1] ?? '';

/** TypeScript source that declares the types shown on the page, and exports the package's own types. */
const source = `
import type * as widgets from '@uniswap/widgets';
import type {
  Currency, DefaultAddress, DialogOptions, Eip1193Provider, JsonRpcConnectionMap, JsonRpcProvider,
  RouterPreference, SupportedChainId, SupportedLocale, Theme, TokenInfo, TradeType,
  ${tables.SwapWidgetProps.filter(({ type }) => type.startsWith('On')).map(({ type }) => type)}
} from '@uniswap/widgets';
${signatures}
export interface ShownSwapWidgetProps { ${fields('SwapWidgetProps')} }
export interface ShownTheme { ${fields('Theme')} }
export type SwapWidgetProps = widgets.SwapWidgetProps;
export type { Theme };
`;

function fields(table: keyof typeof tables): string {
  return tables[table].map(({ name, type }) => `${name}: ${type};`).join('\n');
}

const file = join(packageRoot, 'specs/sdk/shown-props.ts');
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};
const host = ts.createCompilerHost(options);
const { getSourceFile, fileExists } = host;
host.fileExists = (name) => name === file || fileExists(name);
host.getSourceFile = (name, ...rest) =>
  name === file
    ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
    : getSourceFile(name, ...rest);
const program = ts.createProgram([file], options, host);
const checker = program.getTypeChecker();
const root = program.getSourceFile(file);
if (!root) throw new Error(`${file} was not read`);

/** Returns the properties of a type that `source` exports. */
function propertiesOf(type: string): ts.Symbol[] {
  const exported = checker
    .getExportsOfModule(checker.getSymbolAtLocation(root!)!)
    .find(({ name }) => name === type);
  if (!exported) throw new Error(`${type} is not exported`);
  const target =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(target));
}

const isOptional = (property: ts.Symbol) => (property.flags & ts.SymbolFlags.Optional) !== 0;
/** Returns the type of a property without `undefined`, which every optional property accepts. Keeps `null`. */
const typeOf = (property: ts.Symbol) => {
  const type = checker.getTypeOfSymbol(property);
  if (!type.isUnion()) return { text: checker.typeToString(type), parts: [type] };
  const parts = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  return { text: parts.map((part) => checker.typeToString(part)).join(' | '), parts };
};

describe.each(['SwapWidgetProps', 'Theme'] as const)('the reference of the widget: %s', (type) => {
  const shown = new Map(propertiesOf(`Shown${type}`).map((property) => [property.name, property]));
  const real = propertiesOf(type);

  it('names types that exist', () => {
    const problems = program.getSemanticDiagnostics(root);
    expect(problems.map(({ messageText }) => messageText)).toEqual([]);
  });

  it('lists each property once, and none that the package lacks', () => {
    expect(tables[type].map(({ name }) => name).toSorted()).toEqual(
      real.map(({ name }) => name).toSorted(),
    );
  });

  it.each(real.map((property) => [property.name, property] as const))(
    'gives %s the type that it has, and is right that it is optional',
    (name, property) => {
      expect(isOptional(property)).toBe(true);
      const counterpart = shown.get(name);
      if (!counterpart) throw new Error(`${name} is not on the page`);
      const [said, is] = [typeOf(counterpart), typeOf(property)];
      const covers = (whole: ts.Type[], parts: ts.Type[]) =>
        parts.every((part) => whole.some((one) => checker.isTypeAssignableTo(part, one)));
      expect(
        covers(is.parts, said.parts) && covers(said.parts, is.parts),
        `the page says ${said.text}, the package ${is.text}`,
      ).toBe(true);
    },
  );
});
