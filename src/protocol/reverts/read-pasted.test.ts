import { defaultAbiCoder } from '@ethersproject/abi';
import { id } from '@ethersproject/hash';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import texts from './pasted-texts.json';
import { read } from '../../../tests/pasted-revert';

// Encodes with another library than the decoder uses.
const reason = (text: string) =>
  id('Error(string)').slice(0, 10) + defaultAbiCoder.encode(['string'], [text]).slice(2);

describe('whole error texts', () => {
  // Rows marked `run` were captured by running the library and node; the others follow the format in the source code.
  test.each(texts.map((row) => [row.from, row] as const))(
    '%s: decoded without other candidates',
    (_, { text, says }) => {
      const { decoded, others } = read(text);
      expect(decoded).toMatchObject(says);
      expect(others).toEqual([]);
    },
  );

  test('include the tools that readers use', () => {
    const all = texts.map(({ from }) => from).join('\n');
    for (const tool of [
      'ethers 5',
      'ethers 6',
      'viem',
      'wagmi',
      'MetaMask',
      'Hardhat',
      'cast',
      'forge',
      'anvil',
      'explorer',
      'SDK',
    ]) {
      expect(all).toContain(tool);
    }
    expect(texts.filter(({ run }) => run).length).toBeGreaterThanOrEqual(12);
  });
});

describe('the decoded part of a text', () => {
  test('is shown, and the other errors in the text are listed', () => {
    const text = `first execution reverted: Too little received\nthen data="${reason('STF')}"\nand InvalidNonce()`;
    const { decoded, part, others } = read(text);
    expect(decoded).toMatchObject({ kind: 'reason', text: 'STF' });
    expect(part).toBe(reason('STF'));
    expect(others.map((other) => other.part)).toEqual(['Too little received', 'InvalidNonce']);
  });

  test('is the longest of several names, without names inside it', () => {
    const { part, others } = read('it failed: TransferHelper: TRANSFER_FROM_FAILED, I think');
    expect([part, others]).toEqual(['TransferHelper: TRANSFER_FROM_FAILED', []]);
  });

  test('is not a letter of a sentence', () => {
    const text =
      'I sold a K-pop record, T or R, at L and M0; is this F1? The token was OLD and NEO-like';
    const parts = [read(text)].flatMap(({ part, others }) => [
      part,
      ...others.map((one) => one.part),
    ]);
    for (const letter of ['I', 'K', 'T', 'R', 'L', 'M0', 'F1']) expect(parts).not.toContain(letter);
  });

  test.each(['L', 'I', 'AS', 'M0'])('is %s if the text calls it the reason', (code) => {
    for (const text of [
      `Fail with error '${code}'`,
      `I called it. reverted with reason string '${code}'`,
      `I traced it, AS you said. L: M0\n    └─ ← [Revert] ${code}\n`,
    ]) {
      expect(read(text).decoded).toMatchObject({ kind: 'reason', text: code });
    }
  });

  test('is not an address, a hash or calldata', () => {
    // The hash and the address start with a known error's selector, by chance or because someone searched for such an
    // address.
    const hash = `0x7939f424${'ab'.repeat(28)}`;
    const address = `0x7939f424${'cd'.repeat(16)}`;
    const call = `transaction={"to":"${address}","data":"0x7939f424${'00'.repeat(32)}"}`;
    const { decoded, others } = read(`from ${address} in ${hash} (data="0x12345678", ${call})`);
    expect(decoded).toEqual({ kind: 'unknown', selector: '0x12345678', length: 4 });
    expect(others).toEqual([]);
    expect(read(`0x${'cd'.repeat(20)}`).decoded).toMatchObject({
      kind: 'malformed',
      message: expect.stringContaining('an address') as string,
    });
    expect(read(`0x${'ab'.repeat(32)}`).decoded).toMatchObject({
      kind: 'malformed',
      message: expect.stringContaining('a hash') as string,
    });
  });

  test('is a reason that is not in the catalogue if there is no other', () => {
    expect(read('[FAIL: revert: pool empty] test_settle() (gas: 111111)').decoded).toEqual({
      kind: 'reason',
      text: 'pool empty',
      known: [],
    });
    expect(
      read('Error: execution reverted: "Pool: empty" (action="call", data=null)').decoded,
    ).toMatchObject({ text: 'Pool: empty' });
  });

  test('is missing if the text has no known error, with advice on what to paste', () => {
    expect(read('Something went wrong.\nPlease try again later.').decoded).toMatchObject({
      kind: 'malformed',
      message: expect.stringContaining('no revert data and no known error') as string,
    });
  });
});

describe('a revert without data, in the words of each client', () => {
  // Each row is the part of the error message that a reader copies.
  test.each([
    ['ethers 5', 'cannot estimate gas; transaction may fail or may require manual gas limit'],
    [
      'ethers 5',
      'Error: cannot estimate gas; transaction may fail or may require manual gas limit [ See: https://links.ethers.org/v5-errors-UNPREDICTABLE_GAS_LIMIT ]',
    ],
    ['ethers 5', 'UNPREDICTABLE_GAS_LIMIT'],
    ['ethers 5', 'call revert exception'],
    [
      'ethers 5',
      'Error: call revert exception [ See: https://links.ethers.org/v5-errors-CALL_EXCEPTION ]',
    ],
    [
      'ethers 5',
      'missing revert data in call exception; Transaction reverted without a reason string',
    ],
    ['ethers 5 and 6', 'CALL_EXCEPTION'],
    ['ethers 6', 'missing revert data'],
    ['ethers 6', 'missing revert data (action="estimateGas"'],
    ['ethers 6', 'execution reverted (no data present; likely require(false) occurred'],
    ['viem', 'Execution reverted for an unknown reason.'],
    ['viem', 'EstimateGasExecutionError: Execution reverted for an unknown reason.'],
    ['viem', 'The contract function "exactInputSingle" reverted.'],
    ['web3.py', "web3.exceptions.ContractLogicError: ('execution reverted', '0x')"],
    ['web3.py', "ContractLogicError: ('execution reverted', 'no data')"],
    ['Hardhat', 'Error: Transaction reverted without a reason string'],
    ['Hardhat', 'ProviderError: Error: Transaction reverted without a reason string'],
    ['Foundry', 'EvmError: Revert'],
    ['Foundry', '[FAIL: EvmError: Revert] test_swap() (gas: 111111)'],
    ['Foundry', 'Error: script failed: <empty revert data>'],
    ['Foundry', '[FAIL: <empty revert data>] test_swap() (gas: 111111)'],
    [
      'cast',
      'Error: server returned an error response: error code 3: execution reverted, data: "0x"',
    ],
    ['OpenEthereum', 'VM execution error.'],
    ['OpenEthereum', '{"code":-32015,"message":"VM execution error.","data":"Reverted 0x"}'],
    ['Ganache', 'Returned error: VM Exception while processing transaction: revert'],
    [
      'Ganache',
      'Error: VM Exception while processing transaction: revert\n    at Object.f (a.js:1:1)',
    ],
    ['web3.js', 'Error: Transaction has been reverted by the EVM:\n{\n  "status": false\n}'],
    ['Geth', 'failed to estimate gas needed: execution reverted'],
    ['a library on top', 'Failed to estimate gas'],
    [
      'MetaMask',
      '{"code":-32603,"message":"Internal JSON-RPC error.","data":{"code":-32000,"message":"execution reverted"}}',
    ],
    ['a node', 'execution reverted'],
    ['a node', '{"code":-32000,"message":"execution reverted"}'],
  ])('%s: %s', (_, text) => {
    const { decoded, others } = read(text);
    expect(decoded).toEqual({ kind: 'empty' });
    expect(others).toEqual([]);
  });

  test('is not reported if the text contains the reason', () => {
    for (const text of [
      'cannot estimate gas; transaction may fail or may require manual gas limit (reason="execution reverted: STF", method="estimateGas"',
      'call revert exception; VM Exception while processing transaction: reverted with reason string "STF"',
      'execution reverted: "STF" (action="estimateGas", data=null, code=CALL_EXCEPTION',
    ]) {
      expect(read(text).decoded).toMatchObject({ kind: 'reason', text: 'STF' });
    }
    const own =
      'call revert exception; reverted with reason string "my own words" (code=CALL_EXCEPTION';
    expect(read(own).decoded).toMatchObject({ kind: 'reason', text: 'my own words' });
    const poor =
      'cannot estimate gas; transaction may fail or may require manual gas limit (error={"message":"insufficient funds for gas * price + value"}';
    expect(read(poor).decoded).toMatchObject({ kind: 'message', text: 'insufficient funds for' });
  });
});

describe('a message that wraps another', () => {
  test.each([
    'MetaMask - RPC Error: Internal JSON-RPC error.',
    '{"code":-32603,"message":"Internal JSON-RPC error."}',
    'Internal JSON-RPC error.',
  ])('is shown if the text has nothing more specific: %s', (text) => {
    expect(read(text)).toMatchObject({
      decoded: { kind: 'message', text: 'internal json-rpc error' },
      others: [],
    });
  });

  test('is not shown if the text is more specific', () => {
    const wrapped = (message: string) =>
      `could not coalesce error (error={ "code": -32603, "message": "Internal JSON-RPC error.", "data": { "message": "${message}" } }`;
    for (const [message, says] of [
      ['execution reverted: STF', { kind: 'reason', text: 'STF' }],
      ['execution reverted: my own words', { kind: 'reason', text: 'my own words' }],
      ['insufficient funds for gas', { kind: 'message', text: 'insufficient funds for' }],
      ['execution reverted', { kind: 'empty' }],
    ] as const) {
      const { decoded, others } = read(wrapped(message));
      expect(decoded).toMatchObject(says);
      expect(others).toEqual([]);
    }
  });

  test('with omitted data is not a revert without data', () => {
    for (const [text, known] of [
      ['execution reverted (unknown custom error)', 'unknown custom error'],
      [
        'The contract function "swap" reverted with the following signature: not found on the provided ABI.',
        'not found on the provided abi',
      ],
    ] as const)
      expect(read(text).decoded).toMatchObject({ kind: 'message', text: known });
    expect(
      read('execution reverted (unknown custom error) (action="call", data="0x815e1d64"').decoded,
    ).toMatchObject({ kind: 'custom', signature: 'InvalidSigner()' });
  });

  test('from Ganache is decoded as the reason after it', () => {
    expect(
      read('Returned error: VM Exception while processing transaction: revert my own words')
        .decoded,
    ).toMatchObject({ kind: 'reason', text: 'my own words' });
  });
});

describe('never throws', () => {
  test('whatever is pasted', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom(
              ...texts.map(({ text }) => text.slice(0, 80)),
              'transaction={',
              '0x08c379a0',
              '"',
              '\\',
              '\n',
              'reverted: ',
            ),
          ),
        ),
        (parts) => {
          expect(read(parts.join('')).decoded.kind).toBeTypeOf('string');
        },
      ),
    );
  });

  test.each([
    'transaction={',
    'reverted: ',
    '0x08c379a0 ',
    'STF ',
    'I ',
    'panic: ',
    'Request:\n a\n',
    'execution reverted: "',
    '\\',
    ' (action=',
  ])(
    'a text full of %j is read with a limited number of results, and a longer text is rejected',
    (piece) => {
      expect(read(piece.repeat(300_000 / piece.length)).others.length).toBeLessThanOrEqual(5);
      expect(read(piece.repeat(400_000)).decoded).toMatchObject({
        kind: 'malformed',
        message: expect.stringContaining('at most 300,000 can be decoded') as string,
      });
    },
  );
});
