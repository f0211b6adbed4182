import type { ApiSymbol } from '../../data/api-symbol';
import { groupBy } from '../../sources/group-by';
import type { AnswerFact } from './direct-answer';
import type { AnswerSources } from './answer-sources';

/** Longest value to show, in characters. A longer one would fill the line, and nobody searches for it. */
const MOST_CHARACTERS = 90;

/** Minimum number of digits for a query to find a constant. Shorter numbers are too common to identify a constant. */
const TELLING_DIGITS = 5;

interface Constant {
  /** Name of the constant: `MIN_TICK`, or `FeeAmount.LOW` for an enum member. */
  name: string;
  /** Name of the symbol that contains the constant: `TickMath`. Empty if a package exports the constant directly. */
  owner: string;
  package: string;
  value: string;
  path: string | undefined;
}

/** Returns answers about the packages' constants and enum members, found by name, by `Owner.NAME` and by value. */
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
      // Leave out a name that is a plain word, because readers who search for such a word usually do not mean the
      // constant.
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
      // Link an enum member to its enum, because members have no anchors. Add the enum's name, because the member's
      // name means little by itself.
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

/** Whether a value is a short number, hash, address or expression of these. Texts and tables do not fit in a line. */
const isShort = (value: string): boolean =>
  value.length <= MOST_CHARACTERS && !/["'{}[\]`]/.test(value);

/** Returns a number in decimal, whatever its base and separators; any other value in lower case. */
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

/** Detects hashes, and addresses with or without padding. These are not numbers. */
const isDigest = (value: string): boolean => /^0x(?:[\da-f]{40}|[\da-f]{64})$/i.test(value);

/**
 * Returns the queries that find a constant by its value. Covers only hashes and numbers, because addresses are covered
 * by the answers about deployments.
 */
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
