import { digestOf } from '../../src/site/sources/digest';
import type { ApiSymbol } from '../../src/site/reference/api-symbol';
import type { ReferenceSource } from './compile/reference/reference-source';

/** What a doc asked of the reference, with the answers' digests: while they hold, its compiled form does. */
export interface ReferenceNotes {
  /** Digest of each symbol, by id. */
  symbols: Record<string, string>;
  /** Address of each name, by package and name; empty where no page draws it. */
  addresses: Record<string, string>;
}

const separator = ' ';

/** A large symbol is digested once, however often its page is asked for. */
const digests = new WeakMap<ApiSymbol, string>();

function digestOfSymbol(symbol: ApiSymbol | undefined): string {
  if (!symbol) return '';
  const known = digests.get(symbol) ?? digestOf(JSON.stringify(symbol));
  digests.set(symbol, known);
  return known;
}

/** A reference that notes what it is asked. */
export function noteReference(reference: ReferenceSource): {
  reference: ReferenceSource;
  notes: ReferenceNotes;
} {
  const notes: ReferenceNotes = { symbols: {}, addresses: {} };
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

/** Whether the reference would answer as it did. */
export function holds({ symbols, addresses }: ReferenceNotes, reference: ReferenceSource): boolean {
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
