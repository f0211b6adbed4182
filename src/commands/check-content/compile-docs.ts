import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { readReference } from '../../../plugins/gatsby-source-api-reference/read-reference';
import type { CompiledDoc } from '../../../plugins/gatsby-transformer-doc/compile/compiled-doc';
import { createDocCompiler } from '../../../plugins/gatsby-transformer-doc/compiler';
import { siteReference } from '../../../plugins/gatsby-transformer-doc/site-reference';
import { CACHE, openCache } from './disk-cache';
import type { DocFile } from './read-content';
import { CONTENT } from '../../site/content/content-files';
import type { DocLink } from '../../site/content/content-tree';
import { linkedFiles } from '../../site/content/linked-files';
import type { ApiSymbol } from '../../site/data/api-symbol';
import { PACKAGES, readPackages } from '../../site/data/packages';
import { type Product, withProductSlug } from '../../site/settings/product-text';
import type { Settings } from '../../site/settings/schema';
import { ContentError, type ContentProblem } from '../../site/sources/content-problem';
import { digestOf } from '../../site/sources/digest';
import { readText } from '../../site/sources/files';

/**
 * Returns the docs to compile in order to check the requested files: those docs themselves, and docs that show a
 * requested sample or figure.
 *
 * @param asked files from the project root; undefined for all
 */
export function docsToCompile(
  docs: readonly DocFile[],
  asked: ReadonlySet<string> | undefined,
): readonly DocFile[] {
  if (!asked) return docs;
  const shown = [...asked].flatMap(
    (file) => new RegExp(`^${CONTENT}/(?:samples|figures)/(.+)$`).exec(file)?.[1] ?? [],
  );
  return docs.filter(
    ({ file, text }) => asked.has(file) || shown.some((name) => text.includes(name)),
  );
}

/** Returns the addresses to which these docs and the requested data files link. */
function linkedPaths(
  root: string,
  product: Product,
  docs: readonly { links: readonly DocLink[] }[],
  asked: ReadonlySet<string>,
): ReadonlySet<string> {
  const data = linkedFiles(root, product).filter(({ file }) => asked.has(file));
  const links = [...docs, ...data].flatMap((one) => one.links);
  return new Set(links.map(({ href }) => href.replace(/[?#].*$/, '')));
}

/** The parts of a compiled doc that the check uses. */
export type CompiledFacts = Pick<CompiledDoc, 'headings' | 'links' | 'components'>;

/** Result of compiling docs. */
export interface CompiledDocs {
  errors: ContentProblem[];
  warnings: ContentProblem[];
  /** Compiled docs by file, without those that have mistakes or were not requested. */
  facts: ReadonlyMap<string, CompiledFacts>;
}

/**
 * Compiles docs, or reuses the results of the previous run. Code is not highlighted, because that finds no problems.
 *
 * @param first docs to report on, which are compiled first
 * @param asked files to report on, from the project root; undefined for all. If files are given, the docs to which
 * `first` links are also compiled, because the link check needs their anchors
 */
export async function compileDocs(
  root: string,
  { product, identifiers, tabs, site }: Settings,
  docs: readonly DocFile[],
  first: readonly DocFile[],
  asked: ReadonlySet<string> | undefined,
): Promise<CompiledDocs> {
  const errors: ContentProblem[] = [];
  const warnings: ContentProblem[] = [];
  const facts = new Map<string, CompiledFacts>();
  const fields = docs.flatMap((doc) => doc.fields ?? []);
  let symbols: ApiSymbol[] | undefined;
  let reference = siteReference(root, [], fields, product);
  const cache = openCache(cacheFile(root, 'docs'), withoutBody);
  const compiler = createDocCompiler(
    root,
    { product, identifiers, tabs, basePath: site.basePath, sourceUrl: site.sourceUrl },
    cache,
    () => reference,
    { makeHighlight: () => uncoloured, read: readOnce(root) },
  );
  const compileEach = async (wanted: readonly DocFile[]): Promise<void> => {
    for (const doc of wanted) {
      try {
        const compiled = await compiler.compile(doc.file);
        facts.set(doc.file, compiled);
        warnings.push(...compiled.warnings);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        errors.push(...error.problems);
      }
      // Yield to the event loop, so that it can receive results from the processes that read the packages.
      await setImmediate();
    }
  };
  const compile = async (wanted: readonly DocFile[], areSymbolsWanted: boolean): Promise<void> => {
    // Read the packages in other processes while the docs without symbols compile.
    const reading = areSymbolsWanted && !symbols ? symbolsOf(root, errors) : undefined;
    await compileEach(wanted.filter((doc) => !drawsSymbols(doc)));
    if (reading) {
      symbols = await reading;
      reference = siteReference(root, symbols ?? [], fields, product);
    }
    // Skip the docs that show symbols if the packages could not be read, which is reported separately.
    if (symbols) await compileEach(wanted.filter(drawsSymbols));
  };
  await compile(first, !asked || asked.has(PACKAGES) || first.some(drawsSymbols));
  if (asked) {
    const targets = linkedPaths(root, product, [...facts.values()], asked);
    const linked = docs.filter(
      (doc) =>
        !first.includes(doc) &&
        doc.fields &&
        targets.has(withProductSlug(doc.fields.path, product)),
    );
    await compile(linked, linked.some(drawsSymbols));
  }
  cache.save(!asked);
  return { errors, warnings, facts };
}

/** Returns a cache path that depends on the project's folder, because copies of a site may share their node_modules. */
const cacheFile = (root: string, name: string): string =>
  join(root, CACHE, `${name}-${digestOf(root).slice(0, 8)}.json`);

const drawsSymbols = ({ text }: DocFile): boolean => text.includes('<ApiReference');

/**
 * Returns the symbols of the documented packages. If they cannot be read, adds the reasons to `errors` and returns
 * undefined.
 */
async function symbolsOf(root: string, errors: ContentProblem[]): Promise<ApiSymbol[] | undefined> {
  if (!existsSync(join(root, PACKAGES))) return [];
  const cache = openCache(cacheFile(root, 'reference'));
  try {
    return await readReference(root, readPackages(root), cache);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    errors.push(...error.problems);
    return undefined;
  } finally {
    cache.save(true);
  }
}

const uncoloured = (code: string) => code.split('\n').map((text) => [{ text }]);

/**
 * Returns a cache entry without the body and sections of its doc. They make up most of the entry, and the check does
 * not use them.
 */
function withoutBody(value: unknown): unknown {
  const entry = value as { doc: CompiledDoc };
  return { ...entry, doc: { ...entry.doc, body: [], sections: [] } };
}

/**
 * Returns a reader that caches files, because hundreds of docs use the same data files, and these do not change during
 * a check.
 */
function readOnce(root: string): (path: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (path) => {
    if (!known.has(path)) known.set(path, readText(join(root, path)));
    return known.get(path);
  };
}
