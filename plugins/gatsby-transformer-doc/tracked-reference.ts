import { digestOf } from '../../src/site/sources/digest';
import type { ApiSymbol } from '../../src/site/reference/api-symbol';
import type { ReferenceSource } from './compile/reference/reference-source';

/**
 * The reference lookups of a doc, with digests of their results. While the results are the same, the compiled doc is
 * valid.
 */
export interface ReferenceLookups {
  /** Digest of each symbol, by id. */
  symbols: Record<string, string>;
  /** Address of the symbol with each name, by package and name; empty if no page shows the symbol. */
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
