import { keccak256, toHex } from 'viem/utils';
import type { CatalogueError } from '../../data/error-catalogue';
import type { ApiMember, ApiSymbol, ApiValue } from '../../data/api-symbol';
import { groupBy } from '../../sources/group-by';
import type { AnswerSources } from './answer-sources';
import type { AnswerFact, AnswerKind } from './direct-answer';
import { causesBySelector, firstSentence } from './error-and-term-answers';

/** A signature in the form that is hashed to a selector. */
export interface CanonicalSignature {
  /** The complete signature: `exactInput((bytes,address,uint256,uint256,uint256))`. */
  whole: string;
  /** The same signature with only the first fields of each struct. */
  short: string;
}

/** How many fields of a struct to show: enough to recognize the struct. */
const SHOWN_FIELDS = 3;

const ELEMENTARY = /^(?:address|bool|string|bytes\d*|u?int\d+)$/;

/**
 * Computes the signature behind a member's selector or topic from its declared types.
 *
 * @param symbols of all packages, in which structs, enums and contracts are looked up by name
 * @returns undefined if the signature does not hash to the selector or topic, which means that the declaration is
 * incomplete
 */
function canonicalSignature(
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

/** How many contracts to name if several share a selector. */
const NAMED = 3;

interface Declared {
  digest: string;
  kind: AnswerKind;
  member: ApiMember;
  symbol: ApiSymbol;
  path: string | undefined;
}

/**
 * Returns answers about selectors (of functions, getters and custom errors) and topics (of events), with the contracts
 * that declare them.
 */
export function memberAnswers(sources: AnswerSources): AnswerFact[] {
  const { symbols, errors, places, rename } = sources;
  const causes = causesBySelector(errors);
  const groups = groupBy(declaredIn(sources), ({ digest, kind }) => `${kind} ${digest}`);
  const answers = [...groups.values()].flatMap((same): AnswerFact[] => {
    // Prefer a declaration that has a page, then one with a comment.
    const unexplained = ({ path, member }: Declared) =>
      2 * Number(path === undefined) + Number(!member.comment);
    const [first] = same.toSorted((a, b) => unexplained(a) - unexplained(b));
    if (!first) return [];
    const { digest, kind, member, symbol } = first;
    const signature = canonicalSignature(member, symbol, symbols);
    const declared = `${member.name}(${member.parameters.map(({ type }) => type).join(', ')})`;
    const known = kind === 'error selector' ? causes.get(digest) : undefined;
    const names = [first, ...same].map((each) => rename(each.symbol.name));
    const of = known ? rename(known.contract) : listOf([...new Set(names)]);
    return [
      {
        kind,
        asked: [digest],
        text: `\`${rename(signature?.short ?? declared)}\` of ${of}${causeOf(known)}`,
        copy: rename(signature?.whole ?? declared),
        path: first.path ?? (known && places.find(known.href)) ?? places.ofCode(digest),
      },
    ];
  });
  const told = new Set(answers.flatMap(({ asked }) => asked));
  const ofCatalogue = [...causes].flatMap(([digest, known]): AnswerFact[] => {
    if (told.has(digest)) return [];
    const code = rename(known.code);
    const text = `\`${code}\` of ${rename(known.contract)}${causeOf(known)}`;
    const path = places.find(known.href);
    return [{ kind: 'error selector', asked: [digest], text, copy: code, path }];
  });
  return [...answers, ...ofCatalogue];
}

const causeOf = (known?: CatalogueError): string =>
  known ? `: ${firstSentence(known.cause)}` : '';

/** Returns the members that symbols declare themselves; inherited ones are covered by the declaring symbol. */
function declaredIn({ symbols, places }: AnswerSources): Declared[] {
  return symbols.flatMap((symbol) =>
    symbol.members.flatMap((member): Declared[] => {
      const digest = member.selector ?? member.topic;
      if (digest === null || member.inheritedFrom !== null) return [];
      const path = places.ofSymbol(symbol, member);
      return [{ digest, kind: kindOf(member), member, symbol, path }];
    }),
  );
}

const kindOf = ({ kind }: ApiMember): AnswerKind =>
  kind === 'event' ? 'event topic' : kind === 'error' ? 'error selector' : 'function selector';

/** Lists names: `A, B, C and 4 more`. */
function listOf(names: readonly string[]): string {
  const more = names.length - NAMED;
  if (more <= 0) return names.join(', ');
  return `${names.slice(0, NAMED).join(', ')} and ${more} more`;
}
