import {
  commonIndent,
  linesOf,
  type RegionMark,
  regionMarks,
  regionRange,
  type RegionRange,
} from '../../../src/site/samples/sample-region';
import { regionImports } from './region-imports';

/** The code before and after a region of a contract, with which the region is a complete file. */
export interface SolidityContext {
  before: string;
  after: string;
  /** Indentation of the region, in characters. */
  indent: number;
  /** Packages that `before` imports from, in order. */
  modules: string[];
}

interface Region extends RegionRange {
  text: string;
}

/**
 * Returns the code around a region that makes it a Solidity file that compiles, without any region that the file does
 * not need. Code outside all regions is kept, and so are regions that contain this one. Any other region is kept if it
 * opens or closes a block, if the compiler always needs it, or if it declares a name that the kept code uses.
 */
export function solidityContext(source: string, name: string): SolidityContext {
  const lines = linesOf(source);
  const marks = regionMarks(lines);
  const range = regionRange(marks, name);
  if (!range) return { before: '', after: '', indent: 0, modules: [] };
  const dropped = unneeded(lines, marks, range);
  const keep = (from: number, to: number) =>
    lines
      .slice(from, to)
      .filter((_, index) => {
        const at = from + index;
        return !marks[at] && !dropped.some((region) => region.from <= at && at < region.to);
      })
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^\n+|\s+$/g, '');
  const before = keep(0, range.from);
  const modules = [...before.matchAll(/^(?:import|\} from)\b[^;'"]*['"]([^'"]+)['"]/gm)].map(
    ([, path = '']) => packageOf(path),
  );
  return {
    before,
    after: keep(range.to, lines.length),
    indent: commonIndent(
      lines.slice(range.from, range.to).filter((_, at) => !marks[range.from + at]),
    ),
    modules: [...new Set(modules)],
  };
}

const packageOf = (path: string): string => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** Returns the regions that can be left out without breaking the rest of the file. */
function unneeded(
  lines: readonly string[],
  marks: readonly (RegionMark | undefined)[],
  range: RegionRange,
): Region[] {
  let others = outermost(lines, marks).filter(
    ({ from, to, text }) => !(from <= range.from && range.to <= to) && !standsAlone(text),
  );
  for (;;) {
    const dropped = others;
    const kept = codeOf(
      lines
        .filter((_, at) => !dropped.some((region) => region.from <= at && at < region.to))
        .join('\n'),
    );
    // Ignore members of something else, such as `swap` in `pool.swap`, because this file does not declare them.
    const named = new Set(kept.match(/(?<!(?<!\bthis)\.)\b[A-Za-z_$][\w$]*/g) ?? []);
    others = dropped.filter(({ text }) => !declaredIn(text).some((word) => named.has(word)));
    if (others.length === dropped.length) return others;
  }
}

/** Returns the regions that are not inside another region. */
function outermost(lines: readonly string[], marks: readonly (RegionMark | undefined)[]): Region[] {
  const found: Region[] = [];
  for (const mark of marks) {
    if (mark?.kind !== 'region') continue;
    const range = regionRange(marks, mark.name);
    if (!range || range.from < (found.at(-1)?.to ?? 0)) continue;
    found.push({ ...range, text: codeOf(lines.slice(range.from, range.to).join('\n')) });
  }
  return found;
}

/**
 * Returns whether a region is needed even if its names are unused: it opens or closes a block, or has a constructor, an
 * override, a pragma or an import.
 */
const standsAlone = (code: string): boolean =>
  code.split('{').length !== code.split('}').length ||
  /\b(?:constructor|override|pragma|import)\b/.test(code);

const DECLARED =
  /\b(?:function|modifier|struct|enum|event|error|contract|interface|library|type)\s+([\w$]+)/g;

function declaredIn(code: string): string[] {
  // Remove bodies and parameter lists, so that the declaration of a variable ends with its name.
  let flat = code;
  for (let last = ''; last !== flat;) {
    last = flat;
    flat = flat.replace(/\{[^{}]*\}/g, ';').replace(/\([^()]*\)/g, ' ');
  }
  const variables = flat
    .split(';')
    .map((part) => part.trim())
    .filter((part) => !/^(?:function|modifier|event|error|using|receive|fallback)\b/.test(part))
    .flatMap((part) => /([\w$]+)\s*(?:=[^=].*)?$/s.exec(part)?.[1] ?? []);
  return [...[...code.matchAll(DECLARED)].map(([, word = '']) => word), ...variables];
}

/** Removes comments, and the contents of strings, from code. */
const codeOf = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, (part) =>
    part.startsWith('/') ? ' ' : "''",
  );

/** The code that makes a region a complete file. It is shown around the region, and copied with it. */
export interface SampleContext {
  /** Label of the collapsed code above the region. The `modules` are listed after it. */
  name: string;
  before: string;
  after: string;
  /** Packages, and files in the samples, that `before` imports from. */
  modules: string[];
  /** Indentation of the region in its file, in characters. */
  indent: number;
  /** Words to show after "Copied", such as `with imports`. */
  copied: string;
}

/** The context of a region, or the reasons why the region cannot become a complete file. */
export interface ContextResult {
  context?: SampleContext;
  mistakes: string[];
}

/**
 * Returns the code that makes a region of a sample a file that compiles. The context is undefined if the region is
 * already complete.
 *
 * @param path path of the sample, from the project root
 */
export function sampleContext(path: string, source: string, region: string): ContextResult {
  if (/\.tsx?$/.test(path)) {
    const { code, modules, mistakes } = regionImports(path, source, region);
    const context = {
      name: 'Imports',
      before: code,
      after: '',
      modules,
      indent: 0,
      copied: 'with imports',
    };
    return code ? { context, mistakes } : { mistakes };
  }
  if (!path.endsWith('.sol')) return { mistakes: [] };
  const { before, after, modules, indent } = solidityContext(source, region);
  if (!before && !after) return { mistakes: [] };
  const name = modules.length > 0 ? 'Imports and contract' : 'Contract';
  return {
    context: { name, before, after, modules, indent, copied: 'as a whole file' },
    mistakes: [],
  };
}
