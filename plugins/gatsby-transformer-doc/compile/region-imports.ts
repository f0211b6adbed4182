import { basename } from 'node:path';
import { moduleFacts, type ModuleImport, type ModuleStatement } from './module-facts';
import { linesOf, regionMarks, regionRange } from '../../../src/site/samples/sample-region';

/** Maximum width of a sample line, in characters, as set for the formatter of samples. */
const WIDTH = 88;

/** Import statements to show above a region, or the reasons why the region cannot be a module. */
export interface RegionImports {
  /** Source text; empty if the region needs no imports. */
  code: string;
  /** Module specifiers, in order. */
  modules: string[];
  mistakes: string[];
}

/**
 * Returns the imports that make a region of a TypeScript file a module: the imports of the file, reduced to the names
 * that the region uses, then an import from the file itself if the region uses names that are declared elsewhere in the
 * file.
 *
 * @param path path of the sample, from the project root
 */
export function regionImports(path: string, source: string, region: string): RegionImports {
  const range = regionRange(regionMarks(linesOf(source)), region);
  if (!range) return { code: '', modules: [], mistakes: [] };
  const { statements, declared } = moduleFacts(path, source);
  const inside: ModuleStatement[] = [];
  const outside: ModuleStatement[] = [];
  for (const statement of statements) {
    const { firstLine, lastLine } = statement;
    if (firstLine >= range.from && lastLine < range.to) inside.push(statement);
    else if (lastLine < range.from || firstLine >= range.to) outside.push(statement);
    else {
      const mistake = `the region "${region}" of ${path} covers only part of a statement; put its markers around whole top-level statements`;
      return { code: '', modules: [], mistakes: [mistake] };
    }
  }
  const uses = new Set(inside.flatMap((statement) => [...statement.uses]));
  const shown = new Set(inside);
  const mistakes: string[] = [];
  const own: string[] = [];
  const types = new Set<string>();
  for (const [name, { statement, exported, typeOnly }] of declared) {
    if (!uses.has(name) || shown.has(statement)) continue;
    if (!exported) {
      mistakes.push(
        `the region "${region}" uses "${name}", which is defined elsewhere in the file: export ${name} in ${path}`,
      );
    }
    own.push(name);
    if (typeOnly) types.add(name);
  }
  const needsModule = inside.some((statement) => !statement.import);
  const found: ModuleImport[] = [
    ...(needsModule ? outside : []).flatMap((statement) => statement.import ?? []),
    ...(own.length > 0 ? [ownImport(basename(path), own, types)] : []),
  ].flatMap((entry) => {
    if (entry.names.length === 0) return [entry];
    const names = entry.names.filter(
      ({ local }) => uses.has(local) || entry.module === `./${basename(path)}`,
    );
    return names.length > 0 ? [{ ...entry, names }] : [];
  });
  return {
    code: found.map(print).join('\n'),
    modules: found.map(({ module }) => module),
    mistakes,
  };
}

const ownImport = (
  file: string,
  names: readonly string[],
  types: ReadonlySet<string>,
): ModuleImport => ({
  source: `'./${file}'`,
  module: `./${file}`,
  typeOnly: false,
  names: [...names]
    .sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en'))
    .map((local) => ({ local, text: types.has(local) ? `type ${local}` : local, kind: 'named' })),
});

function print({ source, names, typeOnly }: ModuleImport): string {
  if (names.length === 0) return `import ${source};`;
  const named = names.filter(({ kind }) => kind === 'named').map(({ text }) => text);
  const others = names.filter(({ kind }) => kind !== 'named').map(({ text }) => text);
  // Write `import type { A }`, because `import { type A }` would still load the module.
  const types =
    typeOnly || (others.length === 0 && named.every((text) => text.startsWith('type ')));
  const listed = types ? named.map((text) => text.replace(/^type /, '')) : named;
  const start = `import ${types ? 'type ' : ''}`;
  const put = (braces: string) =>
    `${start}${[...others, ...(listed.length > 0 ? [braces] : [])].join(', ')} from ${source};`;
  const line = put(`{ ${listed.join(', ')} }`);
  return line.length <= WIDTH || listed.length === 0
    ? line
    : put(`{\n${listed.map((text) => `  ${text},\n`).join('')}}`);
}
