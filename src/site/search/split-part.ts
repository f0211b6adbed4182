/** The fields of a record that can be long. */
export interface LongPart {
  content: string;
  terms: string[];
  code: string[];
}

/**
 * Maximum size of text and of code in one record, in bytes. With headings and addresses, a record stays below the
 * service's limit of 10 kB.
 */
const TEXT_BYTES = 5_000;
const CODE_BYTES = 2_500;

const bytes = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length + 1;

/** Packs pieces into parts in order, so that no part has more bytes than the limit. A piece that is longer is cut. */
function pack(pieces: readonly string[], limit: number): string[][] {
  const parts: string[][] = [];
  let size = Infinity;
  for (const piece of pieces.flatMap((whole) => cut(whole, limit))) {
    if (size + bytes(piece) > limit) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(piece);
    size += bytes(piece);
  }
  return parts;
}

function cut(piece: string, limit: number): string[] {
  if (bytes(piece) <= limit) return [piece];
  // Cut at code points so that no character is split; a character takes at most 6 bytes in JSON.
  const points = Array.from(piece);
  const length = Math.floor(limit / 6);
  const parts: string[] = [];
  for (let at = 0; at < points.length; at += length) {
    parts.push(points.slice(at, at + length).join(''));
  }
  return parts;
}

/** Splits a section at sentences and between pieces of code, so that each part fits in a record. */
export function splitPart(section: { text: string; terms: string[]; code: string[] }): LongPart[] {
  const texts = pack(section.text.match(/\S[\s\S]*?(?:[.!?](?=\s)|$)/g) ?? [], TEXT_BYTES);
  const codes = pack(section.code, CODE_BYTES);
  const terms = pack(section.terms, CODE_BYTES / 2);
  const count = Math.max(1, texts.length, codes.length, terms.length);
  return Array.from({ length: count }, (_, index) => ({
    content: (texts[index] ?? []).join(' '),
    terms: terms[index] ?? [],
    code: codes[index] ?? [],
  }));
}
