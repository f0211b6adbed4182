import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ERRORS_FILE, revertCatalogue } from '../../../site/data/error-catalogue';
import { decodeRevert } from '../../../protocol/reverts/decode-revert';
import { readPasted } from '../../../protocol/reverts/read-pasted';
import { searchWithState } from '../../kit/use-address-state';
import {
  revertDecoderCodec,
  revertExamples,
  summarisePasted,
  summariseRevert,
} from './revert-decoder-state';

const catalogue = revertCatalogue(readFileSync(ERRORS_FILE, 'utf8'));

test('each example is decoded as the error in its name', () => {
  const said = revertExamples.map(([name, data]) => [
    name,
    summariseRevert(decodeRevert(data, catalogue)),
  ]);
  expect(said).toEqual([
    [
      'STF',
      expect.stringMatching(
        /^Error: STF\. The allowance, the balance or the ether you sent is too small/,
      ),
    ],
    ['Panic', expect.stringMatching(/^Panic 0x11\. A sum, difference/)],
    [
      'ExecutionFailed',
      expect.stringMatching(
        /^ExecutionFailed\(uint256,bytes\)\..* Inside: InvalidOwnerERC721\(\)\./,
      ),
    ],
    ['No data', expect.stringMatching(/^No data\./)],
  ]);
});

test.each(['0x08c379a0', 'Too little received', 'UniswapV2: K', '50% & more = #?'])(
  '%s survives a round trip through the query',
  (data) => {
    const search = searchWithState('', revertDecoderCodec, { data });
    expect(revertDecoderCodec.read(new URLSearchParams(search))).toEqual({ data });
  },
);

test('data too long for a URL is omitted', () => {
  expect(searchWithState('', revertDecoderCodec, { data: `0x${'00'.repeat(2_000)}` })).toBe('');
});

test('half of a surrogate pair is replaced', () => {
  expect(searchWithState('', revertDecoderCodec, { data: 'K\ud83d' })).toBe('?revert=K%EF%BF%BD');
});

test('the summary of a pasted text counts its other errors', () => {
  expect(summarisePasted(readPasted('STF', catalogue))).toMatch(/^Error: STF\./);
  const text = "it said Fail with error 'STF'\nand before that InvalidNonce()";
  expect(summarisePasted(readPasted(text, catalogue))).toMatch(
    /^Error: STF\..* The text contains 1 more\.$/,
  );
});
