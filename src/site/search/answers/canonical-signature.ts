import { keccak256, toHex } from 'viem/utils';
import type { ApiMember, ApiSymbol, ApiValue } from '../../reference/api-symbol';

/** A signature in the form that is hashed to a selector. */
export interface CanonicalSignature {
  /** `exactInput((bytes,address,uint256,uint256,uint256))`. */
  whole: string;
  /** The same, but with only the first fields of each struct. */
  short: string;
}

/** How many fields of a struct to show: enough to recognise the struct. */
const SHOWN_FIELDS = 3;

const ELEMENTARY = /^(?:address|bool|string|bytes\d*|u?int\d+)$/;

/**
 * Computes the signature behind a member's selector or topic from its declared types.
 *
 * @param symbols of all packages, in which structs, enums and contracts are looked up by name
 * @returns undefined if the signature does not hash to the selector or topic, which means that the declaration is
 * incomplete
 */
export function canonicalSignature(
  member: ApiMember,
  symbol: ApiSymbol,
  symbols: readonly ApiSymbol[],
): CanonicalSignature | undefined {
  const types = member.parameters.map((value) => canonicalType(value, symbol, symbols));
  const join = (parts: readonly string[]) => `${member.name}(${parts.join(',')})`;
  const whole = join(types.map((type) => type.whole));
  const digest = keccak256(toHex(whole));
  if (digest !== member.topic && digest.slice(0, 10) !== member.selector) return undefined;
  return { whole, short: join(types.map((type) => type.short)) };
}

function canonicalType(
  { type }: ApiValue,
  symbol: ApiSymbol,
  symbols: readonly ApiSymbol[],
): CanonicalSignature {
  const [, base = '', list = ''] = /^(.*?)((?:\[\w*\])*)$/.exec(type) ?? [];
  const plain = base.replace(/^(u?int)$/, '$1256').replace(/^address payable$/, 'address');
  if (ELEMENTARY.test(plain)) return { whole: plain + list, short: plain + list };
  const names = plain.split('.');
  const name = names.pop() ?? '';
  const [owner] = names;
  const near = symbols.filter((other) => other.package === symbol.package);
  const holders =
    owner === undefined ? [symbol] : [...near, ...symbols].filter((other) => other.name === owner);
  for (const holder of holders) {
    const found = holder.members.find(
      (member) => member.name === name && (member.kind === 'struct' || member.kind === 'enum'),
    );
    if (found?.kind === 'enum') return { whole: `uint8${list}`, short: `uint8${list}` };
    if (!found) continue;
    const fields = found.parameters.map((field) => canonicalType(field, holder, symbols));
    const shown = fields.slice(0, SHOWN_FIELDS).map(({ short }) => short);
    const more = fields.length > SHOWN_FIELDS ? ['…'] : [];
    return {
      whole: `(${fields.map(({ whole }) => whole).join(',')})${list}`,
      short: `(${[...shown, ...more].join(',')})${list}`,
    };
  }
  // Assume that the type is a contract, which is hashed as `address`. If it is anything else, the hash check fails.
  return { whole: `address${list}`, short: `address${list}` };
}
