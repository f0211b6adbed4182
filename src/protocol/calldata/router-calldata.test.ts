import { defaultAbiCoder } from '@ethersproject/abi';
import fc from 'fast-check';
import { getAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { canonicalType } from './input-fields';
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
import { router, SHORT } from '../../../tests/made-calldata';

const LONG = 'execute(bytes,bytes[],uint256)';

const hexOf = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString('hex')}`;
const bytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map(hexOf);

/** Generates values of a type in the form that ethers accepts. The extremes of the type's range are frequent. */
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

// Excludes the times from 1973 to 5138 in milliseconds, because they cause a warning. The tests of deadlines cover
// them.
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

  it('never throws, even for invalid or truncated calldata', () => {
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
        // If the bytes still decode without a warning, ethers must encode the same call.
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
});

describe('a deadline', () => {
  const warningsAt = (deadline: bigint) =>
    decodeExecute(router.encodeFunctionData(LONG, ['0x', [], deadline.toString()])).value?.warnings;

  it('in milliseconds causes a warning that suggests the seconds', () => {
    const now = Date.UTC(2030, 0, 1);
    expect(warningsAt(BigInt(now))).toEqual([
      expect.stringMatching(/milliseconds.*Use 1893456000 instead\.$/),
    ]);
  });

  it.each([0n, 1_893_456_000n, 4_102_444_800n, (1n << 48n) - 1n, (1n << 256n) - 1n])(
    'of %i seconds causes no warning',
    (seconds) => {
      expect(warningsAt(seconds)).toEqual([]);
    },
  );
});
