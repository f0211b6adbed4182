import { z } from 'zod';
import { parseYaml } from '../sources/yaml-source';

/** Units of a scenario's values: whole units of a token or ether, or another quantity. */
const UNITS = [
  'DAI',
  'USDC',
  'WETH9',
  'ETH',
  'LP',
  'minutes',
  'seconds',
  'percent',
  'tick',
  'number',
] as const;

export type Unit = (typeof UNITS)[number];

const unit = z.enum(UNITS);
const decimal = z.string().regex(/^-?\d+(?:\.\d+)?$/, 'write a number in quotes, such as "0.5"');

/** An input that readers can change: its initial value and its unit. */
const field = z.strictObject({ value: decimal, unit });

const plain = z.union([z.string(), z.number(), z.boolean()]);

/**
 * An argument that readers cannot change: a value in ABI form, `{name}` for an address, or `{this}` for the address of
 * the sample's contract. A struct is written as a list of its fields, in order.
 */
const fixed = z.union([plain, z.array(plain)]);
/** An argument of any function in the test market; nested lists represent nested structs. */
const argument = z.union([plain, z.array(z.union([plain, z.array(fixed)]))]);
const tokens = z.partialRecord(z.enum(['DAI', 'USDC', 'WETH9']), decimal);

/** A call that the caller makes to a contract of the test market before the first call of the scenario. */
const preparation = z.strictObject({
  to: z.string(),
  function: z.string(),
  args: z.array(fixed),
});

const call = z.strictObject({
  /** Region of the sample; the call can be run below that region's code. */
  region: z.string(),
  function: z.string(),
  /** Regions whose calls must run before this one. They run automatically if the reader has not run them. */
  after: z.array(z.string()).default([]),
  fields: z.record(z.string(), field).default({}),
  fixed: z.record(z.string(), fixed).default({}),
  /** Ether sent with the call. */
  pays: field.optional(),
  /** Note for readers, shown next to the call's button. */
  note: z.string().min(1).optional(),
  /** Unit of each return value, in order. */
  results: z.array(unit).default([]),
});

export const scenarioSchema = z.strictObject({
  contract: z.string(),
  /** Constructor arguments. */
  constructed: z.array(fixed).default([]),
  /** Tokens that the caller owns, in addition to ether. */
  holds: tokens.default({}),
  /** Tokens that the caller transfers to the contract. */
  gives: tokens.default({}),
  /** Tokens, by contract name, that the caller approves the contract to spend. */
  approves: z.array(z.string()).default([]),
  prepares: z.array(preparation).default([]),
  /** Seconds that pass before the first call. */
  waits: z.number().int().positive().optional(),
  calls: z.array(call).min(1),
});

/**
 * A scenario, which describes how the page runs the functions of a sample's contract. Its file is `<sample>.run.yml`,
 * in the folder of the sample.
 */
export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioCall = Scenario['calls'][number];
export type Field = z.infer<typeof field>;

/** Extension of a scenario file, which replaces the sample's own extension. */
export const RUN_ENDING = '.run.yml';

/** Returns the path of a sample's scenario: `v3/swap.sol` → `content/samples/v3/swap.run.yml`. */
export const scenarioPath = (sample: string): string =>
  `content/samples/${sample.replace(/\.[^.]+$/, '')}${RUN_ENDING}`;

/**
 * Parses a scenario.
 *
 * @throws ContentError with file, line and column
 */
export const readScenario = (text: string, path: string): Scenario =>
  parseYaml(text, path, scenarioSchema).value;

const step = z.strictObject({
  to: z
    .string()
    .min(1)
    .describe(
      'Name of a contract in the market, or a name given to a result of an earlier step with `makes`.',
    ),
  function: z
    .string()
    .optional()
    .describe(
      "Name of the function, or its signature if it's overloaded. Leave it out to send only ether.",
    ),
  args: z
    .array(argument)
    .default([])
    .describe(
      'Arguments as in the ABI. Write addresses as `{DAI}`, `{caller}` or `{SwapRouter}`, amounts as `{1.5 DAI}`, and a struct as a list of its fields.',
    ),
  pays: decimal.optional().describe('Ether to send with the call.'),
});

/** Schema of a series of calls to published contracts on a fresh test market. The last call reverts. */
export const provocationSchema = step.extend({
  before: z
    .array(
      step.extend({ makes: z.string().optional().describe('A name for the returned address.') }),
    )
    .default([])
    .describe('Calls to make first.'),
});

/** Calls that provoke an error for readers. */
export type Provocation = z.infer<typeof provocationSchema>;
export type Step = Provocation['before'][number];
export type Argument = z.infer<typeof argument>;
