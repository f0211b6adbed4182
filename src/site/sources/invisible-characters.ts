import { type ContentProblem, pointAt } from './content-problem';

/** Invisible characters that change how a text is displayed or copied, each with a name. */
const INVISIBLE: readonly [pattern: RegExp, name: string][] = [
  [/\uFEFF/u, 'byte order mark'],
  [/\p{Cc}/u, 'control character'],
  [/[\u200B\u2060\u00AD]/u, 'invisible break'],
  [/[\u200C\u200D]/u, 'invisible joiner'],
  [/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/u, 'text direction mark'],
  [/[\u2028\u2029\u0085]/u, 'line separator'],
];

/**
 * Characters that can be removed without changing the text. This excludes line ends, joiners of two letters, and the
 * replacement character.
 */
const MEANS_NOTHING =
  /[\u200B\u200E\u200F\u2060\u00AD\u061C\u202A-\u202E\u2066-\u2069\uFEFF]|(?!\u0085)\p{Cc}/u;

const ODD =
  /[\u200B-\u200F\u2060\u00AD\u061C\u202A-\u202E\u2066-\u2069\u2028\u2029\uFEFF\uFFFD\u0085]|(?![\t\n\r])\p{Cc}/gu;

/** Matches a zero-width joiner between two emoji, which combines them into one. */
const JOINS_PICTURES =
  /\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?\u200D(?=\p{Extended_Pictographic})/gu;

/**
 * Finds unintended characters in a file: replacement characters for bytes that are not UTF-8, and invisible ones. Each
 * message is reported once, because a file in another encoding is full of such characters.
 */
export function invisibleCharacters(file: string, text: string): ContentProblem[] {
  const known = new Set<string>();
  const joins = new Set(
    Array.from(text.matchAll(JOINS_PICTURES), ({ 0: all, index }) => index + all.length - 1),
  );
  return [...text.matchAll(ODD)].flatMap(({ 0: character, index }) => {
    if (joins.has(index)) return [];
    const message = messageFor(character, index);
    if (known.has(message)) return [];
    known.add(message);
    const fix = MEANS_NOTHING.test(character)
      ? { from: character, to: '', everywhere: true as const }
      : undefined;
    return [{ file, ...pointAt(text, index), message, ...(fix && { fix }) }];
  });
}

function messageFor(character: string, index: number): string {
  if (character === '\uFFFD') return 'this is not valid UTF-8: save the file in UTF-8';
  if (character === '\uFEFF' && index === 0)
    return 'the file begins with a byte order mark (BOM): save it as UTF-8 without one';
  const [, name = 'character'] = INVISIBLE.find(([pattern]) => pattern.test(character)) ?? [];
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `there is an invisible character here (U+${code}, ${name}): remove it`;
}
