import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'gatsby';
import type { ApiSymbol } from '../../src/site/reference/api-symbol';
import { withProductSlug } from '../../src/site/settings/product-text';
import type { Settings } from '../../src/site/settings/schema';
import {
  createReferenceSource,
  type Dependencies,
  type ReferenceSource,
  type SymbolPage,
} from './compile/reference/reference-source';

/** A doc, as far as the reference is concerned. */
export interface ReferenceDoc extends SymbolPage {
  draft: boolean;
}

/**
 * The reference of the whole site.
 *
 * @param docs with `{product}` in their addresses; drafts count while developing, when they have a page
 */
export function siteReference(
  root: string,
  symbols: Iterable<ApiSymbol>,
  docs: readonly ReferenceDoc[],
  product: Settings['product'],
): ReferenceSource {
  const pages = docs
    .filter(({ draft }) => !draft || process.env.NODE_ENV !== 'production')
    .filter((doc) => doc.symbols.length > 0)
    .map((doc) => ({ path: withProductSlug(doc.path, product), symbols: doc.symbols }));
  return createReferenceSource(symbols, pages, dependenciesIn(root));
}

/** What Gatsby adds to a node: it changes though the package does not. */
const GATSBYS = new Set(['id', 'parent', 'children', 'internal']);

/** The symbol that a node was made of. */
export const symbolOfNode = (node: Node): ApiSymbol =>
  Object.fromEntries(
    Object.entries(node).filter(([field]) => !GATSBYS.has(field)),
  ) as unknown as ApiSymbol;

/** Where packages are installed: those of the site, and those that the samples alone need. */
const FOLDERS = ['node_modules', 'tests/samples/node_modules'];

/** Direct dependencies of installed packages, by their manifests. */
function dependenciesIn(root: string): Dependencies {
  const known = new Map<string, readonly string[]>();
  return (packageName) => {
    const found = known.get(packageName) ?? readDependencies(root, packageName);
    known.set(packageName, found);
    return found;
  };
}

function readDependencies(root: string, packageName: string): readonly string[] {
  for (const folder of FOLDERS) {
    try {
      const manifest = JSON.parse(
        readFileSync(join(root, folder, packageName, 'package.json'), 'utf8'),
      ) as Record<'dependencies' | 'peerDependencies', Record<string, string> | undefined>;
      return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    } catch {
      // Not installed there.
    }
  }
  return [];
}
