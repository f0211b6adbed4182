import { readUint } from '../../../protocol/calldata/read-uint';
import { read, refuse, type Reading } from '../../../protocol/exact/reading';
import {
  FULL_WORD,
  isUsed,
  maskOfBits,
  nextFreeBit,
  nonceAt,
  positionOfNonce,
  readBits,
} from '../../../protocol/calldata/unordered-nonce';
import type { AddressCodec } from '../../kit/use-address-state';
import { addressNumber, addressText, textFromAddress } from '../kit/address-text';

/**
 * The reader's input, as typed. Typing a nonce updates the position, and typing a position updates the nonce. If the
 * typed value is invalid, the value that depends on it is cleared.
 */
export interface NonceToolState {
  readonly nonce: string;
  readonly word: string;
  readonly bit: string;
  /** The word returned by `nonceBitmap(owner, word)`. */
  readonly bitmap: string;
  /** Bits of the word to cancel; if empty, only the nonce's bit is canceled. */
  readonly cancel: string;
}

const WORD_TEXT_BITS = 248;

function readBit(text: string): Reading<number> {
  const bit = readUint(text, 8);
  return bit.problem === undefined ? read(Number(bit.value)) : bit;
}

/**
 * Returns the state changes after a nonce was typed: the nonce and its position, which is empty if the nonce is
 * invalid.
 */
export function withNonce(text: string): Partial<NonceToolState> {
  const nonce = readUint(text, 256);
  if (nonce.problem !== undefined) return { nonce: text, word: '', bit: '' };
  const { word, bit } = positionOfNonce(nonce.value);
  return { nonce: text, word: String(word), bit: String(bit) };
}

/** Returns the state changes after a part of the position was typed. The nonce is empty if the position is invalid. */
export function withPosition(
  state: NonceToolState,
  change: Partial<Pick<NonceToolState, 'word' | 'bit'>>,
): Partial<NonceToolState> {
  const { word, bit } = { ...state, ...change };
  const [wordRead, bitRead] = [readUint(word, WORD_TEXT_BITS), readBit(bit)];
  if (wordRead.problem !== undefined || bitRead.problem !== undefined)
    return { ...change, nonce: '' };
  return { ...change, nonce: String(nonceAt({ word: wordRead.value, bit: bitRead.value })) };
}

const EXAMPLE: NonceToolState = {
  nonce: '772',
  word: '3',
  bit: '4',
  bitmap: '0x000000000000000000000000000000000000000000000000000000000000010f',
  cancel: '',
};

function stateOf(parameters: URLSearchParams): NonceToolState {
  const text = textFromAddress(parameters.get('nonce'), EXAMPLE.nonce);
  // An invalid nonce has no position, so the example's nonce is used instead.
  const nonce = readUint(text, 256).problem === undefined ? text : EXAMPLE.nonce;
  return {
    ...EXAMPLE,
    ...withNonce(nonce),
    bitmap: textFromAddress(parameters.get('bitmap'), EXAMPLE.bitmap),
    cancel: textFromAddress(parameters.get('cancel'), EXAMPLE.cancel),
  };
}

/** Maps the state to a query such as `?nonce=772&bitmap=0x10f&cancel=4,9-12`. */
export const nonceToolCodec: AddressCodec<NonceToolState> = {
  defaults: EXAMPLE,
  read: stateOf,
  write: ({ nonce, bitmap, cancel }) => ({
    nonce: addressNumber(nonce),
    bitmap: addressNumber(bitmap),
    cancel: addressText(cancel),
  }),
};

const readCancel = (text: string): Reading<number[]> =>
  text.trim() === '' ? read([]) : readBits(text);

/**
 * Returns the problem of each field. It's `undefined` for a valid field, and for an empty one whose value depends on an
 * invalid field.
 */
export function nonceProblems({ nonce, word, bit, bitmap, cancel }: NonceToolState) {
  const position = {
    word: readUint(word, WORD_TEXT_BITS).problem,
    bit: readBit(bit).problem,
  };
  const waits = nonce === '' && (position.word ?? position.bit) !== undefined;
  const follows = nonce !== '' && word === '' && bit === '';
  return {
    nonce: waits ? undefined : readUint(nonce, 256).problem,
    ...(follows ? { word: undefined, bit: undefined } : position),
    bitmap: readUint(bitmap, 256).problem,
    cancel: readCancel(cancel).problem,
  };
}

/** Everything that the tool shows. */
export interface NonceDescription {
  readonly nonce: bigint;
  readonly word: bigint;
  readonly bit: number;
  readonly bitmap: bigint;
  readonly used: boolean;
  /** The lowest free nonce of the word; undefined if all 256 nonces are used. */
  readonly nextFree: bigint | undefined;
  /** Argument for `invalidateUnorderedNonces`. */
  readonly mask: bigint;
  /** The word after the mask is applied. */
  readonly bitmapAfter: bigint;
}

const FIELD_NAMES = {
  nonce: 'Nonce',
  word: 'Word position',
  bit: 'Bit position',
  bitmap: 'Bitmap word',
  cancel: 'Bits to cancel',
} as const;

/** Returns everything that the tool shows, or the first problem of a field. */
export function describeNonce(state: NonceToolState): Reading<NonceDescription> {
  for (const [name, problem] of Object.entries(nonceProblems(state))) {
    if (problem !== undefined) {
      return refuse(`${FIELD_NAMES[name as keyof NonceToolState]}: ${problem}`);
    }
  }
  const nonce = readUint(state.nonce, 256).value ?? 0n;
  const bitmap = readUint(state.bitmap, 256).value ?? 0n;
  const { word, bit } = positionOfNonce(nonce);
  const bits = readCancel(state.cancel).value ?? [];
  const mask = maskOfBits(bits.length === 0 ? [bit] : bits);
  const free = nextFreeBit(bitmap);
  return read({
    nonce,
    word,
    bit,
    bitmap,
    used: isUsed(bitmap, bit),
    nextFree: free === undefined ? undefined : nonceAt({ word, bit: free }),
    mask,
    bitmapAfter: (bitmap | mask) & FULL_WORD,
  });
}

/** Formats a word as `0x` and 64 digits. */
export const wordHex = (word: bigint): string => `0x${word.toString(16).padStart(64, '0')}`;
