import type { CatalogueError } from '../../data/error-catalogue';
import type { ApiMember, ApiSymbol } from '../../reference/api-symbol';
import { groupBy } from '../../sources/group-by';
import type { AnswerFact, AnswerKind } from './direct-answer';
import type { AnswerSources } from './answer-sources';
import { canonicalSignature } from './canonical-signature';
import { causesBySelector } from './error-answers';
import { firstSentence } from './first-sentence';

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
