import type { ApiSymbol } from '../../reference/api-symbol';
import { groupBy } from '../../sources/group-by';
import type { AnswerFact } from './direct-answer';
import type { AnswerSources } from './answer-sources';

/** A longer value fills the line, and nobody asks for it. */
const MOST_CHARACTERS = 90;

/** A number of fewer digits is a number like any other. */
const TELLING_DIGITS = 5;

interface Constant {
  /** `MIN_TICK`; of an enum's member `FeeAmount.LOW`. */
  name: string;
  /** `TickMath`; empty for what a package exports by itself. */
  owner: string;
  package: string;
  value: string;
  path: string | undefined;
}

/** Constants and enum members of the packages, by name, by `Owner.NAME` and by value. */
export function constantAnswers(sources: AnswerSources): AnswerFact[] {
  const { rename } = sources;
  const all = constantsIn(sources);
  return [
    ...groupBy(all, ({ name, value }) => `${name} ${canonicalValue(value)}`).values(),
  ].flatMap((same): AnswerFact[] => {
    const [first] = same;
    if (!first) return [];
    const { name, value } = first;
    const path = same.find((one) => one.path !== undefined)?.path;
    const places = [...groupBy(same, (one) => one.owner)].map(([owner, of]) => {
      const packages = [...new Set(of.map((one) => rename(one.package)))].join(', ');
      return owner === '' ? packages : `${rename(owner)} (${packages})`;
    });
    const text = `\`${rename(name)}\` = \`${value}\`, of ${places.join(', ')}`;
    const owned = same.flatMap(({ owner }) => (owner === '' ? [] : [`${owner}.${name}`]));
    return [
      // A plain word asks for more than a number.
      {
        kind: 'constant',
        asked: [...(/[_\d.]/.test(name) ? [name] : []), ...owned],
        text,
        copy: value,
        path,
      },
      { kind: 'constant', asked: spellings(value), text, copy: rename(name), path },
    ];
  });
}

function constantsIn({ symbols, places }: AnswerSources): Constant[] {
  return symbols.flatMap((symbol) =>
    symbol.members.flatMap((member): Constant[] => {
      const { name, value, inheritedFrom } = member;
      if (value === null || inheritedFrom !== null || !isShort(value)) return [];
      const constant = { package: symbol.package, value };
      // The members of an enum are rows of a table, without anchors, and say little without the enum.
      if (member.kind === 'enum member') {
        const path = places.ofSymbol(symbol);
        return [{ ...constant, name: `${symbol.name}.${name}`, owner: '', path }];
      }
      const path = places.ofSymbol(symbol, member);
      return [{ ...constant, name, owner: ownerOf(symbol, name), path }];
    }),
  );
}

const ownerOf = (symbol: ApiSymbol, name: string): string =>
  symbol.kind === 'constant' || symbol.name === name ? '' : symbol.name;

/** Whether a value is a number, a hash, an address or an expression of such: text and tables answer nothing in a line. */
const isShort = (value: string): boolean =>
  value.length <= MOST_CHARACTERS && !/["'{}[\]`]/.test(value);

/** A number by its digits, whatever its base and separators; else the value as it is written. */
const canonicalValue = (value: string): string =>
  numberOf(value)?.toString() ?? value.toLowerCase();

function numberOf(value: string): bigint | undefined {
  const plain = value.replaceAll('_', '');
  const [, base, power] = /^(\d+)\s*\*\*\s*(\d+)$/.exec(plain) ?? [];
  if (base !== undefined && power !== undefined) return BigInt(base) ** BigInt(power);
  if (/^0x[\da-f]+$/i.test(plain) && !isDigest(plain)) return BigInt(plain);
  const [, sign, digits] = /^(-?)(\d+)$/.exec(plain) ?? [];
  if (digits === undefined) return undefined;
  return sign === '-' ? -BigInt(digits) : BigInt(digits);
}

/** Hashes, and addresses however long they are padded: they are no numbers. */
const isDigest = (value: string): boolean => /^0x(?:[\da-f]{40}|[\da-f]{64})$/i.test(value);

/** What a reader asks who has the value: hashes and numbers alone. Addresses are answered by where they are deployed. */
function spellings(value: string): string[] {
  if (/^0x[\da-f]{64}$/i.test(value)) return [value];
  const number = numberOf(value);
  if (number === undefined) return [];
  const decimal = number.toString();
  return [
    ...(decimal.replace('-', '').length >= TELLING_DIGITS ? [decimal] : []),
    ...(/^0x/i.test(value) ? [value] : []),
  ];
}
