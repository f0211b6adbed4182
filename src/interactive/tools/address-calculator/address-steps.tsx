/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { FactoryVersion } from '../../../protocol/calldata/pool-address';
import { symbolOf } from '../../../protocol/calldata/known-tokens';
import { feePercent } from '../../../protocol/calldata/swap-path';
import type { CalculatedAddress } from './address-calculator-state';
import { HexSegments, ToneSwatch, type HexSegment } from '../kit/hex-segments';
import { Warnings } from '../kit/tool-layout';
import { partTitle } from '../kit/tool-styles';
import { ValueList } from '../kit/value-list';

const part = css({ display: 'grid', gap: 'var(--space-2)', minWidth: 0 });
const key = css(partTitle, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) var(--space-4)',
  '& span': { whiteSpace: 'nowrap' },
});

interface Part extends HexSegment {
  readonly name: string;
}

interface PartsProps {
  /** Name of the bytes, announced with their copy button. */
  readonly name: string;
  readonly title: string;
  readonly parts: readonly Part[];
}

function Parts({ name, title, parts }: PartsProps) {
  return (
    <div css={part}>
      <HexSegments name={name} title={title} segments={parts} />
      <p css={key}>
        {parts.map((item) => (
          <span key={item.name}>
            <ToneSwatch tone={item.tone} />
            {item.name}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Returns the parts of the salt's input: two packed addresses for v1, three 32-byte words for v3. */
function saltParts({ saltInput }: CalculatedAddress, version: FactoryVersion): Part[] {
  const width = version === 'v1' ? 40 : 64;
  const digits = saltInput.slice(2);
  const tokens: Part[] = [
    { name: 'token0', tone: 'token0', digits: digits.slice(0, width) },
    { name: 'token1', tone: 'token1', digits: digits.slice(width, 2 * width) },
  ];
  const rest = digits.slice(2 * width);
  return rest === '' ? tokens : [...tokens, { name: 'fee', tone: 'fee', digits: rest }];
}

const bare = (hex: string): string => hex.slice(2).toLowerCase();

interface AddressStepsProps {
  readonly version: FactoryVersion;
  readonly result: CalculatedAddress;
}

/** Shows a computed address and the steps of its computation. */
export function AddressSteps({ version, result }: AddressStepsProps) {
  const { token0, token1, fee, salt, address, factory, initCodeHash } = result;
  return (
    <>
      <ValueList
        values={[
          {
            name: version === 'v1' ? 'Pair address' : 'Pool address',
            text: address,
            primary: true,
          },
        ]}
      />
      <Warnings texts={result.warnings} />
      <ValueList
        values={[
          { name: 'token0', text: token0, meaning: symbolOf(token0) },
          { name: 'token1', text: token1, meaning: symbolOf(token1) },
          ...(fee === undefined
            ? []
            : [{ name: 'Fee', text: String(fee), meaning: feePercent(fee) }]),
        ]}
      />
      <Parts
        name="salt input"
        title={
          version === 'v1'
            ? 'The salt is keccak256(abi.encodePacked(token0, token1)) of'
            : 'The salt is keccak256(abi.encode(token0, token1, fee)) of'
        }
        parts={saltParts(result, version)}
      />
      <ValueList values={[{ name: 'Salt', text: salt }]} />
      <Parts
        name="address input"
        title="The address is the last 20 bytes of keccak256 of"
        parts={[
          { name: '0xff', tone: 'plain', digits: 'ff' },
          { name: 'factory', tone: 'token', digits: bare(factory) },
          { name: 'salt', tone: 'fee', digits: bare(salt) },
          { name: 'init code hash', tone: 'hash', digits: bare(initCodeHash) },
        ]}
      />
    </>
  );
}
