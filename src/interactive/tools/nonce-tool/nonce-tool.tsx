/** @jsxImportSource @emotion/react */
import { describeBits } from '../../../protocol/calldata/unordered-nonce';
import type { Reading } from '../../../protocol/exact/reading';
import { useAddressState } from '../../kit/use-address-state';
import { BitGrid } from './bit-grid';
import {
  describeNonce,
  nonceProblems,
  nonceToolCodec,
  withNonce,
  withPosition,
  wordHex,
  type NonceDescription,
} from './nonce-tool-state';
import { NoResult, ToolLayout, Warnings } from '../kit/tool-layout';
import { TextField } from '../kit/text-field';
import { fieldPair } from '../kit/tool-styles';
import { ValueList } from '../kit/value-list';

const ID = 'nonce-tool';

function summarise(result: Reading<NonceDescription>): string {
  if (result.problem !== undefined) return `No result. ${result.problem}`;
  const { nonce, word, bit, used, nextFree } = result.value;
  return (
    `Nonce ${nonce} is bit ${bit} of word ${word} and is ${used ? 'used' : 'free'}. ` +
    (nextFree === undefined ? 'The word is full.' : `Next free nonce: ${nextFree}.`)
  );
}

/** Shows where a SignatureTransfer nonce is stored, whether it is used, and how to cancel it. */
export default function NonceTool() {
  const address = useAddressState(nonceToolCodec);
  const { state, set } = address;
  const result = describeNonce(state);
  const problems = nonceProblems(state);
  return (
    <ToolLayout
      id={ID}
      title="Nonce and bitmap"
      caption="Each owner has 2^248 words of 256 bits. The upper 248 bits of a nonce select the word, and its lowest 8 bits select the bit in that word: word = nonce >> 8, bit = nonce & 255."
      summary={summarise(result)}
      address={address}
      controls={
        <>
          <TextField
            id={`${ID}-nonce`}
            label="Nonce"
            value={state.nonce}
            problem={problems.nonce}
            onChange={(text) => set(withNonce(text))}
          />
          <div css={fieldPair}>
            <TextField
              id={`${ID}-word`}
              label="Word position"
              value={state.word}
              problem={problems.word}
              onChange={(word) => set(withPosition(state, { word }))}
            />
            <TextField
              id={`${ID}-bit`}
              label="Bit position"
              value={state.bit}
              problem={problems.bit}
              onChange={(bit) => set(withPosition(state, { bit }))}
            />
          </div>
          <TextField
            id={`${ID}-bitmap`}
            label="Bitmap word"
            rows={2}
            value={state.bitmap}
            problem={problems.bitmap}
            hint={`The return value of nonceBitmap(owner, ${problems.word === undefined && state.word !== '' ? state.word : 'word'}), in hex or decimal.`}
            onChange={(bitmap) => set({ bitmap })}
          />
          <TextField
            id={`${ID}-cancel`}
            label="Bits to cancel"
            value={state.cancel}
            problem={problems.cancel}
            hint="For example 3, 7-12. Leave it empty to cancel only this nonce, or enter 0-255 to cancel the whole word."
            onChange={(cancel) => set({ cancel })}
          />
        </>
      }
      result={
        result.problem === undefined ? (
          <NonceResult result={result.value} />
        ) : (
          <NoResult problem={result.problem} />
        )
      }
    />
  );
}

function NonceResult({ result }: { readonly result: NonceDescription }) {
  const { nonce, word, bit, bitmap, used, nextFree, mask, bitmapAfter } = result;
  return (
    <>
      <ValueList
        values={[
          {
            name: 'Nonce',
            text: String(nonce),
            meaning: used ? 'used: a signature with it reverts with InvalidNonce' : 'free',
            primary: true,
          },
          { name: 'Word position', text: String(word) },
          { name: 'Bit position', text: String(bit) },
        ]}
      />
      <BitGrid bitmap={bitmap} bit={bit} mask={mask} />
      {nextFree === undefined && (
        <Warnings
          texts={['All 256 nonces of this word are used. Read the bitmap of another word.']}
        />
      )}
      <ValueList
        values={[
          ...(nextFree === undefined
            ? []
            : [
                {
                  name: 'Next free nonce',
                  text: String(nextFree),
                  meaning: 'the lowest in this word',
                },
              ]),
          { name: 'Used bits', text: describeBits(bitmap) },
          {
            name: 'Mask',
            text: wordHex(mask),
            meaning: `cancels ${/^\d+$/.test(describeBits(mask)) ? 'bit' : 'bits'} ${describeBits(mask)}: invalidateUnorderedNonces(wordPos, mask)`,
          },
          { name: 'Bitmap afterwards', text: wordHex(bitmapAfter) },
        ]}
      />
    </>
  );
}
