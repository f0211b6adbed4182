import { read, refuse, type Reading } from '../exact/reading';

/** The position of a SignatureTransfer nonce in Permit2: one bit in one word of the owner's bitmap. */
export interface NoncePosition {
  /** 0 to 2^248 − 1. */
  readonly word: bigint;
  /** 0 to 255, counted from the lowest bit. */
  readonly bit: number;
}

/** Number of bits in a word. */
export const WORD_BITS = 256;
export const FULL_WORD = (1n << 256n) - 1n;

/** Returns the position of a nonce, like `bitmapPositions` in Permit2's SignatureTransfer.sol. */
export const positionOfNonce = (nonce: bigint): NoncePosition => ({
  word: nonce >> 8n,
  bit: Number(nonce & 255n),
});

/** Returns the nonce at a position. */
export const nonceAt = ({ word, bit }: NoncePosition): bigint => (word << 8n) | BigInt(bit);

/** Whether a nonce is used, which means that its bit is set in the word that `nonceBitmap(owner, word)` returns. */
export const isUsed = (bitmap: bigint, bit: number): boolean =>
  ((bitmap >> BigInt(bit)) & 1n) === 1n;

/**
 * Returns the lowest free bit of a word.
 *
 * @param from the bit at which to start
 * @returns undefined if no bit from `from` on is free
 */
export function nextFreeBit(bitmap: bigint, from = 0): number | undefined {
  for (let bit = from; bit < WORD_BITS; bit += 1) if (!isUsed(bitmap, bit)) return bit;
  return undefined;
}

/** Returns the mask with which `invalidateUnorderedNonces` cancels these bits of a word. */
export const maskOfBits = (bits: Iterable<number>): bigint =>
  [...bits].reduce((mask, bit) => mask | (1n << BigInt(bit)), 0n);

/** Lists the set bits of a word: `3, 7–12`, or `none`. */
export function describeBits(bitmap: bigint): string {
  const runs: string[] = [];
  for (let bit = 0; bit < WORD_BITS; bit += 1) {
    if (!isUsed(bitmap, bit)) continue;
    const start = bit;
    while (bit + 1 < WORD_BITS && isUsed(bitmap, bit + 1)) bit += 1;
    runs.push(start === bit ? `${start}` : `${start}–${bit}`);
  }
  return runs.join(', ') || 'none';
}

/** Parses single bits and ranges: `3, 7-12`. */
export function readBits(text: string): Reading<number[]> {
  const bits = new Set<number>();
  for (const part of text.split(',')) {
    const [, first, last] = /^\s*(\d{1,3})\s*(?:[-–]\s*(\d{1,3})\s*)?$/.exec(part) ?? [];
    const start = Number(first);
    const end = Number(last ?? first);
    if (!(start <= end && end < WORD_BITS)) {
      return refuse('List bits from 0 to 255, singly or as ranges: 3, 7-12.');
    }
    for (let bit = start; bit <= end; bit += 1) bits.add(bit);
  }
  return read([...bits].sort((a, b) => a - b));
}
