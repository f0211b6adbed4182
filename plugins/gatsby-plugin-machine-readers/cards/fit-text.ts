import type { Cut } from './card-font';

/** A text wrapped into lines that fit, with its font size in pixels. */
export interface FittedText {
  size: number;
  lines: string[];
}

interface Room {
  /** Maximum width of a line, in pixels. */
  width: number;
  lines: number;
  /** Allowed font sizes, largest first. */
  sizes: readonly number[];
}

/** Where an identifier may break: before a capital letter, or after a separator. */
const PARTS = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[_./:-])/;

/**
 * Sets a text in the largest size that fits. A word is broken only if it is too wide at the smallest size. A text that
 * has too many lines at that size ends in an ellipsis.
 */
export function fitText(text: string, cut: Cut, { width, lines, sizes }: Room): FittedText {
  const words = text.split(/\s+/).filter(Boolean);
  const fits = (line: string, size: number) => cut.width(line, size) <= width;
  const smallest = sizes.at(-1) ?? 0;
  for (const size of sizes) {
    if (!words.every((word) => fits(word, size))) continue;
    const set = wrapped(
      words.map((word) => [word]),
      (line) => fits(line, size),
    );
    if (set.length <= lines) return { size, lines: set };
  }
  const room = (line: string) => fits(line, smallest);
  const set = wrapped(
    words.map((word) => (room(word) ? [word] : broken(word, room))),
    room,
  );
  if (set.length <= lines) return { size: smallest, lines: set };
  let last = set[lines - 1] ?? '';
  while (last && !room(`${last}…`)) last = last.slice(0, -1).trimEnd();
  return { size: smallest, lines: [...set.slice(0, lines - 1), `${last}…`] };
}

/**
 * Splits a word that is wider than a line: an identifier into its words, and parts that are still too wide into
 * letters.
 */
const broken = (word: string, room: (line: string) => boolean): string[] =>
  word.split(PARTS).flatMap((part) => (room(part) ? [part] : Array.from(part)));

/** Fills lines with as many words as fit. The parts of one word are joined without a space. */
function wrapped(words: readonly string[][], room: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const parts of words) {
    parts.forEach((part, index) => {
      const last = lines.at(-1);
      const longer = last === undefined ? part : last + (index === 0 ? ' ' : '') + part;
      if (last !== undefined && room(longer)) lines[lines.length - 1] = longer;
      else lines.push(part);
    });
  }
  return lines;
}
