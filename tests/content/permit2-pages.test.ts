import { keccak256 } from '@ethersproject/keccak256';
import { toUtf8Bytes } from '@ethersproject/strings';
import { describe, expect, it } from 'vitest';
import { fileText, row, says } from './page-text';

const source = (path: string) =>
  fileText(`node_modules/@uniswap/v4-periphery/lib/permit2/src/${path}`);
const allowance = 'contracts/permit2/reference/allowance-transfer';
const signature = 'contracts/permit2/reference/signature-transfer';
const witness = 'contracts/permit2/reference/witness';

/** The EIP-712 type definitions in the contract's source, by the name of the type. */
const definitions = new Map(
  [...source('libraries/PermitHash.sol').matchAll(/keccak256\(\s*"((\w+)\([^"]*)"/g)].map(
    ([, definition = '', name = '']) => [name, definition],
  ),
);

describe('the Permit2 pages', () => {
  it.each([
    [allowance, ['PermitDetails', 'PermitSingle', 'PermitBatch']],
    [signature, ['TokenPermissions', 'PermitTransferFrom', 'PermitBatchTransferFrom']],
  ])('%s: has the hash of each type', (page, names) => {
    for (const name of names) {
      const hash = keccak256(toUtf8Bytes(definitions.get(name) ?? ''));
      says(page, row(`\`${name}\``, `\`${hash}\``));
    }
  });

  it('spell the type of an allowance and the start of a witness like the contract', () => {
    says(allowance, (definitions.get('PermitSingle') ?? 'none').replace(')Permit', ') Permit'));
    const stub = /WITNESS_TYPEHASH_STUB =\s*"(PermitWitness[^"]+)"/.exec(
      source('libraries/PermitHash.sol'),
    );
    says(witness, stub?.[1] ?? 'none');
  });

  it('split nonces into word and bit', () => {
    for (const nonce of [0, 255, 256, 1000]) {
      says(signature, row(nonce, nonce >> 8, nonce & 255, `$2^{${nonce & 255}}$`));
    }
  });

  it('show the limit of invalidateNonces and the layout of the stored word', () => {
    expect(source('AllowanceTransfer.sol')).toContain('delta > type(uint16).max');
    says(allowance, `by at most ${(2 ** 16 - 1).toLocaleString('en-GB')}`);
    expect(source('libraries/Allowance.sol')).toContain(
      '(uint256(nonce) << 208) | uint256(expiration) << 160 | amount',
    );
    says(allowance, String.raw`\text{nonce} \cdot 2^{208} + \text{expiration} \cdot 2^{160}`);
  });
});
