import { defaultAbiCoder, Interface } from '@ethersproject/abi';
import fc from 'fast-check';
import { getAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { canonicalType, inputFields, readField } from './input-fields';
import { routerCommands, type CommandParameter, type RouterCommand } from './router-commands';
import {
  decodeExecute,
  draftProblems,
  encodeDraft,
  encodeExecute,
  EXECUTE,
  EXECUTE_WITH_DEADLINE,
  type DraftStep,
} from './router-calldata';

const router = new Interface([
  'function execute(bytes commands, bytes[] inputs) payable',
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
]);
const SHORT = 'execute(bytes,bytes[])';
const LONG = 'execute(bytes,bytes[],uint256)';

const hexOf = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString('hex')}`;
const bytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map(hexOf);

/** Values of a type as ethers takes them: extremes of its width more often than chance has them. */
function valuesOf(parameter: CommandParameter): fc.Arbitrary<unknown> {
  const { type, components = [], meaning } = parameter;
  if (type.endsWith('[]')) {
    return fc.array(valuesOf({ ...parameter, type: type.slice(0, -2) }), { maxLength: 4 });
  }
  if (type === 'tuple') return fc.tuple(...components.map(valuesOf));
  if (type === 'address') return bytes(20).map((hex) => getAddress(hex));
  if (type === 'bool') return fc.boolean();
  if (type === 'bytes') {
    return meaning
      ? fc.integer({ min: 1, max: 4 }).chain((pools) => bytes(20 + 23 * pools))
      : fc.uint8Array({ maxLength: 90 }).map(hexOf);
  }
  const max = (1n << BigInt(type.slice(4))) - 1n;
  return fc.oneof(fc.constantFrom(0n, 1n, max), fc.bigInt({ min: 0n, max }));
}

const steps = fc.constantFrom(...routerCommands).chain((command: RouterCommand) =>
  fc.record({
    command: fc.constant(command),
    allowRevert: fc.boolean(),
    values: fc.tuple(...command.parameters.map(valuesOf)),
  }),
);

const ethersInput = ({ parameters }: RouterCommand, values: unknown[]) =>
  defaultAbiCoder.encode(
    parameters.map(canonicalType),
    JSON.parse(
      JSON.stringify(values, (_, value: unknown) =>
        typeof value === 'bigint' ? value.toString() : value,
      ),
    ) as unknown[],
  );

const ethersCall = (list: { byte: number; input: string }[], deadline?: bigint) => {
  const commands = Uint8Array.from(list, ({ byte }) => byte);
  const inputs = list.map(({ input }) => input);
  return deadline === undefined
    ? router.encodeFunctionData(SHORT, [commands, inputs])
    : router.encodeFunctionData(LONG, [commands, inputs, deadline.toString()]);
};

// Times from 1973 to 5138 in milliseconds are warned of: see the tests of a deadline.
const deadlines = fc.option(
  fc.oneof(
    fc.bigInt({ min: 0n, max: 99_999_999_999n }),
    fc.bigInt({ min: 100_000_000_000_000n, max: (1n << 256n) - 1n }),
  ),
  { nil: undefined },
);

describe('execute', () => {
  it('has the selectors of its two signatures', () => {
    expect([EXECUTE, EXECUTE_WITH_DEADLINE]).toEqual(
      [SHORT, LONG].map((name) => router.getSighash(name)),
    );
  });

  it('written by ethers, decodes to texts that encode to the same bytes again', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 6 }), deadlines, (list, deadline) => {
        const calldata = ethersCall(
          list.map(({ command, allowRevert, values }) => ({
            byte: command.number | (allowRevert ? 0x80 : 0),
            input: ethersInput(command, values),
          })),
          deadline,
        );
        const decoded = decodeExecute(calldata).value;
        expect(decoded?.deadline).toBe(deadline);
        expect(decoded?.warnings).toEqual([]);
        const drafts = decoded?.steps.map(({ number, allowRevert, texts }): DraftStep => {
          return { number, allowRevert, texts: texts.value ?? [] };
        });
        expect(decoded?.steps.map(({ name }) => name)).toEqual(
          list.map(({ command }) => command.name),
        );
        const encoded = drafts?.map((draft) => {
          expect(draftProblems(draft).filter(Boolean)).toEqual([]);
          return encodeDraft(draft).value;
        });
        expect(encodeExecute(encoded?.flatMap((step) => step ?? []) ?? [], deadline)).toBe(
          calldata,
        );
      }),
    );
  });

  it('never throws, whatever is pasted or cut off', () => {
    const calldata = fc.tuple(
      fc.array(steps, { minLength: 1, maxLength: 3 }),
      fc.nat(),
      fc.nat(255),
    );
    fc.assert(
      fc.property(calldata, ([list, place, byte]) => {
        const whole = ethersCall(
          list.map(({ command, values }) => ({
            byte: command.number,
            input: ethersInput(command, values),
          })),
        );
        decodeExecute(whole.slice(0, place % whole.length));
        const at = 10 + 2 * (place % ((whole.length - 10) / 2));
        const spoilt =
          whole.slice(0, at) + byte.toString(16).padStart(2, '0') + whole.slice(at + 2);
        const decoded = decodeExecute(spoilt);
        // Bytes that still decode without a warning must be a call that ethers would write.
        const value = decoded.value;
        if (value?.warnings.length === 0) {
          expect(ethersCall([...value.steps], value.deadline)).toBe(spoilt);
        }
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (noise) => {
        decodeExecute(EXECUTE + hexOf(noise).slice(2));
      }),
    );
  });

  const many = (count: number) =>
    router.encodeFunctionData(SHORT, [`0x${'0b'.repeat(count)}`, Array(count).fill('0x')]);

  it('reads calls up to what a transaction holds, in any lines, and says so of longer ones', () => {
    const call = (input: number) =>
      router.encodeFunctionData(SHORT, ['0x1f', [`0x${'00'.repeat(input)}`]]);
    const largest = call(131_072 - 256);
    expect(decodeExecute(largest.replace(/(.{64})/g, '$1\n')).value?.steps).toHaveLength(1);
    expect(decodeExecute(call(131_072)).problem).toBe(
      'This is more than 131,072 bytes, the largest transaction that nodes take. Paste the calldata of one call.',
    );
  });

  it('reads up to 256 commands, and says so of more', () => {
    expect(decodeExecute(many(256)).value?.steps).toHaveLength(256);
    const told = 'There are 257 commands or inputs; up to 256 are read.';
    expect(decodeExecute(many(257)).problem).toBe(told);
    const withoutInputs = router.encodeFunctionData(SHORT, [`0x${'0b'.repeat(257)}`, []]);
    expect(decodeExecute(withoutInputs).problem).toBe(told);
  });

  it('refuses inputs that share their bytes: a short text would make long ones without end', () => {
    const word = (value: number) => value.toString(16).padStart(64, '0');
    const shared = (count: number, length: number) =>
      [
        EXECUTE,
        word(64),
        word(128),
        word(count),
        '0b'.repeat(count).padEnd(64, '0'),
        word(count),
        word(32 * count).repeat(count),
        word(length),
        '00'.repeat(length),
      ].join('');
    expect(decodeExecute(shared(1, 64)).value?.steps).toHaveLength(1);
    expect(decodeExecute(shared(32, 64_000)).problem).toBe(
      'The inputs overlap: together they have 2,048,000 bytes, and the calldata has 65,216.',
    );
  });

  it.each([
    ['', /Enter bytes/],
    ['0x123', /half a byte/],
    ['0x1234', /selector of 4 bytes/],
    ['0xac9650d8', /selector 0xac9650d8 is not that of execute/],
    [`${EXECUTE}00`, /cut off/],
  ])('refuses %j in words', (text, problem) => {
    expect(decodeExecute(text).problem).toMatch(problem);
  });

  it('names unknown commands, ignored bits, bad inputs, loose padding and wrong counts', () => {
    const wrap = defaultAbiCoder.encode(['address', 'uint256'], [`0x${'00'.repeat(19)}02`, 5]);
    const decoded = decodeExecute(
      router.encodeFunctionData(SHORT, ['0x078b4b0b0b', ['0x', wrap, wrap, `${wrap}00`]]),
    ).value;
    expect(decoded?.warnings).toEqual([
      'There are 5 commands and 4 inputs: the router reverts with LengthMismatch.',
    ]);
    const [unknown, allowed, odd, loose, missing] = decoded?.steps ?? [];
    expect(unknown?.texts).toMatchObject({
      problem: expect.stringContaining('InvalidCommandType(7)') as string,
    });
    expect(allowed).toMatchObject({
      name: 'WRAP_ETH',
      allowRevert: true,
      texts: { value: ['ADDRESS_THIS', '5'] },
    });
    expect(odd?.warnings).toEqual([expect.stringContaining('0x60')]);
    expect(loose?.warnings).toEqual([expect.stringContaining('extra bytes')]);
    expect(missing?.texts).toMatchObject({ problem: expect.stringContaining('0 bytes') as string });
  });
});

describe('a deadline', () => {
  const warningsAt = (deadline: bigint) =>
    decodeExecute(router.encodeFunctionData(LONG, ['0x', [], deadline.toString()])).value?.warnings;

  it('in milliseconds is warned of, with the seconds to pass instead', () => {
    const now = Date.UTC(2030, 0, 1);
    expect(warningsAt(BigInt(now))).toEqual([
      expect.stringMatching(/milliseconds.*write 1893456000\.$/),
    ]);
  });

  it.each([0n, 1_893_456_000n, 4_102_444_800n, (1n << 48n) - 1n, (1n << 256n) - 1n])(
    'of %i seconds is not',
    (seconds) => {
      expect(warningsAt(seconds)).toEqual([]);
    },
  );
});

describe('fields of an input', () => {
  const fieldsOf = (name: string) =>
    inputFields(routerCommands.find((command) => command.name === name)?.parameters ?? []);
  const problem = (name: string, field: string, text: string) => {
    const found = fieldsOf(name).find((candidate) => candidate.name === field);
    return found && readField(found, text).problem;
  };

  it('take structs apart and leave lists whole', () => {
    expect(fieldsOf('PERMIT2_PERMIT').map(({ name }) => name)).toEqual([
      'details.token',
      'details.amount',
      'details.expiration',
      'details.nonce',
      'spender',
      'sigDeadline',
      'data',
    ]);
    expect(fieldsOf('PERMIT2_PERMIT_BATCH').map(({ name }) => name)).toEqual([
      'details',
      'spender',
      'sigDeadline',
      'data',
    ]);
  });

  it('take the stand-ins where the router replaces them, and nowhere else', () => {
    expect(problem('SWEEP', 'recipient', 'MSG_SENDER')).toBeUndefined();
    expect(problem('PERMIT2_TRANSFER_FROM', 'recipient', 'MSG_SENDER')).toMatch(/starts with 0x/);
    expect(problem('WRAP_ETH', 'amountMin', 'CONTRACT_BALANCE')).toBeUndefined();
    expect(problem('SWEEP', 'amountMin', 'CONTRACT_BALANCE')).toMatch(/whole number/);
  });

  it('refuse what the type cannot hold', () => {
    expect(problem('PERMIT2_TRANSFER_FROM', 'amount', (1n << 160n).toString())).toMatch(/uint160/);
    expect(problem('WRAP_ETH', 'amountMin', '-1')).toMatch(/below zero/);
    expect(problem('WRAP_ETH', 'amountMin', '1.5')).toMatch(/whole number/);
    expect(problem('V3_SWAP_EXACT_IN', 'path', '0x00')).toMatch(/Wrong length: 1 byte\./);
    expect(problem('V3_SWAP_EXACT_IN', 'payerIsUser', 'yes')).toMatch(/true or false/);
    expect(problem('PERMIT2_PERMIT_BATCH', 'details', '0x01')).toMatch(
      /Line 1 holds 1 of 4 values: token,/,
    );
  });
});
