import { suggest } from '../sources/suggest';

/** Reasons why a code fence is not a region of a sample file. */
export const fenceReasons = ['sketch', 'output', 'signature', 'shell'] as const;

/** Options on the opening line of a code fence. */
export interface CodeMeta {
  title?: string;
  /** Path of a sample file, relative to `content/samples`. */
  file?: string;
  region?: string;
  numbers: boolean;
  wrap: boolean;
  reason?: (typeof fenceReasons)[number];
  /** Numbers of the lines to mark, counted from 1. */
  highlighted: Set<number>;
  inserted: Set<number>;
  deleted: Set<number>;
  mistakes: string[];
}

const TOKEN = /(?<name>[\w-]+)?(?:=)?(?:"(?<quoted>[^"]*)"|\{(?<lines>[^}]*)\})|(?<word>[^\s]+)/g;
const words = [...fenceReasons, 'numbers', 'wrap'];
const named = ['title', 'file', 'region'] as const;

const optionsIn = (meta: string | null | undefined) =>
  [...(meta ?? '').matchAll(TOKEN)].map(({ groups }) => groups ?? {});

/** Returns the quoted options of a fence: `alt="A swap" {1} wrap` → `{ alt: 'A swap' }`. */
export const quotedOptions = (
  meta: string | null | undefined,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(optionsIn(meta).flatMap(({ name, quoted }) => (name ? [[name, quoted]] : [])));

/**
 * Parses the options of a fence that shows code, and lists those that are invalid:
 *
 * - `title="a.sol" {1,3-4} ins={5} wrap` → `{ title: 'a.sol', highlighted: {1, 3, 4}, inserted: {5}, wrap: true, … }`
 * - `number` → `{ mistakes: ['"number" is not a known option; …'], … }`
 */
export function parseCodeMeta(meta: string | null | undefined): CodeMeta {
  const result: CodeMeta = {
    numbers: false,
    wrap: false,
    highlighted: new Set(),
    inserted: new Set(),
    deleted: new Set(),
    mistakes: [],
  };
  for (const { name, quoted, lines, word } of optionsIn(meta)) {
    if (lines !== undefined) {
      const set = new Map([
        ['', result.highlighted],
        ['ins', result.inserted],
        ['del', result.deleted],
      ]).get(name ?? '');
      if (!set)
        result.mistakes.push(`"${name}={…}" is not a known option; use {…}, ins={…} or del={…}`);
      else addLines(lines, set, result.mistakes);
    } else if (quoted !== undefined) {
      const key = named.find((candidate) => candidate === name);
      if (key) result[key] = quoted;
      else
        result.mistakes.push(
          `"${name ?? ''}" is not a known option; ${suggest(name ?? '', named)}`,
        );
    } else if (word === 'numbers' || word === 'wrap') {
      result[word] = true;
    } else if (word) {
      const reason = fenceReasons.find((candidate) => candidate === word);
      if (reason) result.reason = reason;
      else result.mistakes.push(`"${word}" is not a known option; ${suggest(word, words)}`);
    }
  }
  if (result.region && !result.file)
    result.mistakes.push('"region" needs file="…", the name of a sample that contains it');
  return result;
}

function addLines(list: string, set: Set<number>, mistakes: string[]): void {
  for (const part of list.split(',').map((item) => item.trim())) {
    const match = /^(\d+)(?:-(\d+))?$/.exec(part);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? match?.[1]);
    if (!match || from < 1 || to < from) {
      mistakes.push(`"{${list}}" is not a list of lines; write it as {2,4-6}`);
      return;
    }
    for (let line = from; line <= to; line += 1) set.add(line);
  }
}
