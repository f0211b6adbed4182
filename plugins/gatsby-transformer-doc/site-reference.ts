import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';
import type { DocFields } from '../../src/site/content/doc-fields';
import type { ApiSymbol } from '../../src/site/data/api-symbol';
import { withProductSlug } from '../../src/site/settings/product-text';
import type { Settings } from '../../src/site/settings/schema';
import { digestOf } from '../../src/site/sources/digest';
import {
  createReferenceSource,
  type Dependencies,
  type ReferenceSource,
  type SymbolPage,
} from './compile/reference/reference-source';

type GetNodes = NodePluginArgs['getNodesByType'];

/** The fields of a doc that the reference needs. */
export interface ReferenceDoc extends SymbolPage {
  draft: boolean;
}

/**
 * Creates the reference of the whole site.
 *
 * @param docs with `{product}` in their addresses; drafts only count while developing, when they have a page
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

/** The data a reference is built from: plain objects, so they can be passed to a thread. */
export interface ReferenceFacts {
  symbols: readonly ApiSymbol[];
  docs: readonly ReferenceDoc[];
}

/** Returns the current symbols and docs. */
export const referenceFacts = (getNodesByType: GetNodes): ReferenceFacts => ({
  symbols: getNodesByType('ApiSymbol').map(symbolOfNode),
  docs: (getNodesByType('Doc') as unknown as (Node & DocFields)[]).map(
    ({ path, symbols, draft }): ReferenceDoc => ({ path, symbols, draft }),
  ),
});

/** Fields that Gatsby adds to a node, which can change even if the package does not. */
const GATSBYS = new Set(['id', 'parent', 'children', 'internal']);

/** Returns the symbol from which a node was created. */
export const symbolOfNode = (node: Node): ApiSymbol =>
  Object.fromEntries(
    Object.entries(node).filter(([field]) => !GATSBYS.has(field)),
  ) as unknown as ApiSymbol;

/** Folders of installed packages: those of the site, and those that only the samples need. */
const FOLDERS = ['node_modules', 'tests/samples/node_modules'];

/** Returns a function that reads the direct dependencies of installed packages from their manifests. */
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
      // Not installed in this folder.
    }
  }
  return [];
}

/**
 * The lookups that a doc made in the reference, with their results. The compiled doc stays valid while the same lookups
 * have the same results.
 */
export interface ReferenceLookups {
  /** Digest of each symbol, by id. */
  symbols: Record<string, string>;
  /** Address that each name resolved to, by package and name; empty if there was none. */
  addresses: Record<string, string>;
}

const separator = ' ';

/** Digests by symbol, so that a large symbol is only digested once. */
const digests = new WeakMap<ApiSymbol, string>();

function digestOfSymbol(symbol: ApiSymbol | undefined): string {
  if (!symbol) return '';
  const known = digests.get(symbol) ?? digestOf(JSON.stringify(symbol));
  digests.set(symbol, known);
  return known;
}

/** Wraps a reference to record the lookups made through it. */
export function trackReference(reference: ReferenceSource): {
  reference: ReferenceSource;
  notes: ReferenceLookups;
} {
  const notes: ReferenceLookups = { symbols: {}, addresses: {} };
  return {
    notes,
    reference: {
      ...reference,
      symbol(id) {
        const symbol = reference.symbol(id);
        notes.symbols[id] = digestOfSymbol(symbol);
        return symbol;
      },
      addressOf(name, packageName) {
        const address = reference.addressOf(name, packageName);
        notes.addresses[packageName + separator + name] = address ?? '';
        return address;
      },
    },
  };
}

/** Whether all recorded lookups would return the same results. */
export function isStillValid(
  { symbols, addresses }: ReferenceLookups,
  reference: ReferenceSource,
): boolean {
  return (
    Object.entries(symbols).every(
      ([id, known]) => digestOfSymbol(reference.symbol(id)) === known,
    ) &&
    Object.entries(addresses).every(([key, known]) => {
      const [packageName = '', name = ''] = key.split(separator);
      return (reference.addressOf(name, packageName) ?? '') === known;
    })
  );
}
