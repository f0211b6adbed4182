import type { DecodedRevert } from '../../../protocol/reverts/revert';
import type { PastedRevert } from '../../../protocol/reverts/read-pasted';
import type { AddressCodec } from '../../kit/use-address-state';

export interface RevertDecoderState {
  /** The pasted text. */
  readonly data: string;
}

/**
 * Maximum characters of data in the page's URL. Longer data is omitted, because servers and chats truncate long links.
 */
const LONGEST = 2_000;

/** Matches lone surrogates, on which `encodeURIComponent` throws. A truncated paste may contain one. */
const HALVES = /\p{Surrogate}/gu;

/** Maps the state to a query such as `?revert=0x08c379a0…`. */
export const revertDecoderCodec: AddressCodec<RevertDecoderState> = {
  defaults: { data: '' },
  read: (parameters) => ({ data: parameters.get('revert') ?? '' }),
  write: ({ data }) => ({
    revert:
      data.length > LONGEST ? '' : encodeURIComponent(data.trim().replace(HALVES, '\u{fffd}')),
  }),
};

const word = (hex: string) => hex.padStart(64, '0');
const text = (hex: string) => hex.padEnd(64, '0');

/** Names and data of example reverts. */
export const revertExamples: readonly (readonly [name: string, data: string])[] = [
  ['STF', `0x08c379a0${word('20')}${word('3')}${text('535446')}`],
  ['Panic', `0x4e487b71${word('11')}`],
  // The error InvalidOwnerERC721() of command 2, inside ExecutionFailed.
  ['ExecutionFailed', `0x2c4029e9${word('2')}${word('40')}${word('4')}${text('7dbe7e89')}`],
  ['No data', '0x'],
];

/** Summarizes decoded data in a sentence or two, for screen readers. */
export function summariseRevert(decoded: DecodedRevert): string {
  switch (decoded.kind) {
    case 'nothing':
      return '';
    case 'empty':
      return 'No data. The call reverted without a reason.';
    case 'malformed':
      return `This cannot be decoded. ${decoded.message}`;
    case 'reason':
      return `Error: ${decoded.text}. ${decoded.known.map(({ cause }) => cause).join(' Or: ')}`;
    case 'message':
      return `${decoded.text}. ${decoded.known.map(({ cause }) => cause).join(' Or: ')}`;
    case 'panic':
      return `Panic ${decoded.code}. ${decoded.cause ?? 'Solidity does not define this code.'}`;
    case 'custom': {
      const inner = decoded.arguments.flatMap((one) => (one.inner ? [one.inner] : []));
      const causes = decoded.known.map(({ cause }) => cause).join(' Or: ');
      return [`${decoded.signature}. ${causes}`, ...inner.map(summariseRevert)].join(' Inside: ');
    }
    case 'unknown':
      return `Unknown selector ${decoded.selector}, ${decoded.length} bytes.`;
  }
}

/** Summarizes the decoded part of a pasted text and counts the other parts, for screen readers. */
export function summarisePasted({ decoded, others }: PastedRevert): string {
  const said = summariseRevert(decoded);
  return others.length > 0 ? `${said} The text contains ${others.length} more.` : said;
}
