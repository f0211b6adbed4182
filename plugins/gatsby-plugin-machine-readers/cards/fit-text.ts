import type { Cut } from './card-font';

/** A text in lines that fit, and the size that it is set in, in pixels. */
export interface FittedText {
  size: number;
  lines: string[];
}

interface Room {
  /** Pixels. */
  width: number;
  lines: number;
  /** Sizes that the text may be set in, the largest first. */
  sizes: readonly number[];
}

/** Where an identifier may break: before a capital letter, behind a sign. */
const PARTS = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[_./:-])/;

/**
 * Sets a text as large as it fits. A word is broken only where the smallest size has no room for it, and a text that
 * needs more lines than there are at that size ends in an ellipsis.
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

/** The parts of a word that is wider than a line: of an identifier its words, else its letters. */
const broken = (word: string, room: (line: string) => boolean): string[] =>
  word.split(PARTS).flatMap((part) => (room(part) ? [part] : Array.from(part)));

/** Words in lines, as many to each as fit; parts of one word follow each other without a space. */
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
