import { byName, decodeRevert, ERROR_SELECTOR, MAX_LENGTH, PANIC_SELECTOR } from './decode-revert';
import type { DecodedRevert, KnownRevert } from './revert';
import { findWords, withoutRequest } from './pasted-words';

/** A part of a text and its decoded form. */
export interface Candidate {
  /** The part, verbatim. */
  part: string;
  decoded: DecodedRevert;
}

/** The result of reading a pasted text. */
export interface PastedRevert {
  decoded: DecodedRevert;
  /** The decoded part of the text; undefined if that is the whole text. */
  part?: string;
  /** Other errors found in the text, best first. */
  others: Candidate[];
}

/** Maximum candidates to show in addition to the best one, and maximum panics to decode. */
const MAX_OTHERS = 5;

/** Maximum hex strings to decode, and maximum matches of each pattern for reasons. */
const MAX_RUNS = 100;

const HEX = /(?<![0-9a-z])0x[0-9a-f]{8,}(?![0-9a-z])/gi;

/** Matches a panic with its code, such as `panic code 0x11` or `panic: arithmetic underflow or overflow (0x11)`. */
const PANIC = /\bpanic(?: code|:[^\n(]{0,80}\()\s?(0x[0-9a-f]{1,2})\b/gi;

/**
 * Patterns for a reason that may not be in the catalogue. The reason is in quotes or extends to the end of the line.
 */
const REASONS = [
  /(?:\breason=|\breason string |\bFail with error |\bexecution reverted: )\\{0,4}["']([^"'\\\n]{1,300})["'\\]/gi,
  /(?:\bexecution reverted: |\breverted with the following reason:\n|\bprocessing transaction: revert )((?!["'\\])[^"\\\n]{1,300})/gi,
  /\[FAIL: revert: ([^\n]{1,300}?)\] /g,
];

/**
 * Matches text that libraries and nodes print where a reason would be, if there is no reason or the data is more
 * specific.
 */
const NO_REASON =
  /^(?:custom error|require\(false\)|panic\b|arithmetic operation|processing response)/i;

/**
 * Matches suffixes that libraries append to a reason, such as `, data: "0x…"`, ` (action="call", …`, ` {code: …` or a
 * period.
 */
const TAIL = /(?:, data:.*| \(action=.*| \{.*|\.)$/;

/** Matches clients' messages for a call that reverted without data, or whose data the client doesn't report. */
const NO_DATA = new RegExp(
  [
    // ethers 5
    /\bcannot estimate gas; transaction may fail|\bUNPREDICTABLE_GAS_LIMIT\b|\bcall revert exception\b/,
    // ethers 6
    /missing revert data|no data present|\bCALL_EXCEPTION\b/,
    // viem
    /(?:execution )?reverted for an unknown reason/,
    // Hardhat
    /[a-z]+ reverted without a reason/,
    // Foundry
    /<empty revert data>|\bEvmError: Revert/,
    // OpenEthereum
    /\bVM execution error\b/,
    // Ganache
    /\bVM Exception while processing transaction: revert(?! ?\w)/,
    // Geth's bindings
    /\bfailed to estimate gas\b/,
    // Any client
    /(?:\b[a-z]+ )?\breverted\b/,
    /\bdata\\{0,4}"?[:=] ?\\{0,4}"0x\\{0,4}"/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/**
 * Reads pasted text, which can be revert data or a reason by itself, or the whole error text of a library, wallet, node
 * or explorer. In an error text, it searches for data and for known names. It never throws, and nothing is sent over
 * the network.
 */
export function readPasted(text: string, catalogue: readonly KnownRevert[]): PastedRevert {
  const decoded = decodeRevert(text, catalogue);
  if (text.length > MAX_LENGTH || !isUnclear(decoded))
    return { decoded: checked(decoded), others: [] };
  const plain = text.trim();
  if (/^0x\S*$/i.test(plain)) return { decoded, others: [] };
  const all = candidates(withoutRequest(text), catalogue);
  const [first, ...others] = all.filter((one) => !isWrapper(one));
  if (first) return { ...first, others: others.slice(0, MAX_OTHERS) };
  const silent = NO_DATA.exec(withoutRequest(text))?.[0];
  const [wrapper] = all;
  // A message that says that revert data was omitted can contain `reverted`, which otherwise means that there was no
  // data.
  if (wrapper && (silent === undefined || wrapped(wrapper).includes('data')))
    return { ...wrapper, others: [] };
  if (silent !== undefined) return { decoded: { kind: 'empty' }, part: silent, others: [] };
  return {
    decoded: plain.length > 200 || plain.includes('\n') ? nothingFound : decoded,
    others: [],
  };
}

const isWrapper = (candidate: Candidate) => wrapped(candidate).length > 0;

/**
 * Returns what a message wraps, according to its entries in the catalogue. The list is empty for any other candidate.
 */
const wrapped = ({ decoded }: Candidate) =>
  decoded.kind === 'message' ? decoded.known.flatMap(({ wraps }) => wraps ?? []) : [];

const nothingFound: DecodedRevert = {
  kind: 'malformed',
  message:
    'This text contains no revert data and no known error. Look for “data” or “reason” in the whole error, and paste its value. If the transaction was mined, trace it or repeat the same call to get the reason.',
};

const isUnclear = (decoded: DecodedRevert) =>
  decoded.kind === 'malformed' || (decoded.kind === 'reason' && decoded.known.length === 0);

/** Replaces the result if the pasted text is only an address or a hash, which isn't revert data. */
function checked(decoded: DecodedRevert): DecodedRevert {
  if (decoded.kind !== 'unknown' || ![20, 32].includes(decoded.length)) return decoded;
  const what = decoded.length === 20 ? 'an address' : 'a hash, such as that of a transaction';
  const message = `${decoded.length} bytes are ${what}, not revert data. Paste the error that the node or the library reported when the call failed.`;
  return { kind: 'malformed', message };
}

function candidates(text: string, catalogue: readonly KnownRevert[]): Candidate[] {
  const data = hexIn(text, catalogue);
  const read = data.filter(({ decoded }) => !['unknown', 'malformed'].includes(decoded.kind));
  const panics = [...text.matchAll(PANIC)].slice(0, MAX_OTHERS).map(([part, code = '']) => ({
    part,
    decoded: decodeRevert(PANIC_SELECTOR + code.slice(2).padStart(64, '0'), catalogue),
  }));
  const words = findWords(text, catalogue)
    .sort((a, b) => Number(b.named) - Number(a.named) || b.end - b.start - (a.end - a.start))
    .flatMap(({ code, start, end }) => {
      const decoded = byName(code, catalogue);
      return decoded ? [{ part: text.slice(start, end), decoded }] : [];
    });
  const isOfClient = ({ decoded }: Candidate) =>
    decoded.kind === 'message' && decoded.by === 'client';
  return withoutRepeats([
    ...read,
    ...panics,
    ...words.filter((one) => !isOfClient(one)),
    ...words.filter(isOfClient),
    ...data.filter(({ decoded }) => decoded.kind === 'malformed'),
    // If the data contains the reason, other reasons in the text only repeat it.
    ...(read.length + panics.length > 0 ? [] : reasonsIn(text, catalogue)),
    ...data.filter(({ decoded }) => decoded.kind === 'unknown'),
  ]);
}

/**
 * Finds hex strings that are revert data, longest first. Skips strings of 20 and 32 bytes, which are usually addresses,
 * hashes or numbers.
 */
function hexIn(text: string, catalogue: readonly KnownRevert[]): Candidate[] {
  const runs = new Set(Array.from(text.matchAll(HEX), ([hex]) => hex));
  return [...runs]
    .filter(({ length }) => length !== 42 && length !== 66)
    .slice(0, MAX_RUNS)
    .sort((a, b) => b.length - a.length)
    .flatMap((part) => {
      const known = catalogue.find(({ selector }) => selector === part.slice(0, 10).toLowerCase());
      // viem and cast print some errors as only the selector, without the values.
      const named = known && part.length === 10 ? byName(known.code, catalogue) : undefined;
      const decoded = named ?? decodeRevert(part, catalogue);
      const shaped = (part.length - 10) % 64 === 0;
      const keep =
        decoded.kind === 'malformed'
          ? Boolean(known) || part.toLowerCase().startsWith(ERROR_SELECTOR)
          : decoded.kind !== 'unknown' || shaped;
      return keep ? [{ part, decoded }] : [];
    });
}

function reasonsIn(text: string, catalogue: readonly KnownRevert[]): Candidate[] {
  return REASONS.flatMap((pattern) => [...text.matchAll(pattern)].slice(0, MAX_RUNS)).flatMap(
    ([, reason = '']) => {
      const part = reason.replace(TAIL, '').trim();
      const decoded = decodeRevert(part, catalogue);
      const says = decoded.kind === 'reason' && !NO_DATA.test(part) && !NO_REASON.test(part);
      return says ? [{ part, decoded }] : [];
    },
  );
}

/**
 * Removes duplicates, because libraries repeat the same error. Also removes errors nested in another one, because
 * they're shown together with it.
 */
function withoutRepeats(all: readonly Candidate[]): Candidate[] {
  const said = new Set<string>();
  return all.filter(({ decoded }) => {
    if (said.has(nameOf(decoded))) return false;
    for (let next: DecodedRevert | undefined = decoded; next; next = innerOf(next)) {
      said.add(nameOf(next));
    }
    return true;
  });
}

const innerOf = (decoded: DecodedRevert) =>
  decoded.kind === 'custom' ? decoded.arguments.find(({ inner }) => inner)?.inner : undefined;

function nameOf(decoded: DecodedRevert): string {
  switch (decoded.kind) {
    case 'reason':
    case 'message':
      return decoded.text;
    case 'custom':
      return decoded.signature;
    case 'panic':
      return `panic ${decoded.code}`;
    case 'unknown':
      return decoded.selector;
    default:
      return decoded.kind;
  }
}
