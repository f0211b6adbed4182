import { z } from 'zod';
import { parseYaml } from '../sources/yaml-source';

/** What a value of a scenario counts: a token's or ether's whole units, or what it is otherwise. */
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
export const decimal = z
  .string()
  .regex(/^-?\d+(?:\.\d+)?$/, 'write a number in quotes, such as "0.5"');

/** A value that readers may change, with the one that stands there first. */
const field = z.strictObject({ value: decimal, unit });

const plain = z.union([z.string(), z.number(), z.boolean()]);

/**
 * An argument that readers do not change: a value as the ABI takes it, or `{name}` for an address, `{this}` for that of
 * the contract. The parts of a struct stand in a list, in their order.
 */
const fixed = z.union([plain, z.array(plain)]);
/** An argument of any function of the market: lists in lists, down to those of a struct's structs. */
export const argument = z.union([plain, z.array(z.union([plain, z.array(fixed)]))]);
const tokens = z.partialRecord(z.enum(['DAI', 'USDC', 'WETH9']), decimal);

/** A call of a contract of the market that comes before the first one, from the caller. */
const preparation = z.strictObject({
  to: z.string(),
  function: z.string(),
  args: z.array(fixed),
});

const call = z.strictObject({
  /** The region of the sample under which it can be run. */
  region: z.string(),
  function: z.string(),
  /** Regions whose calls come before, where the reader has not run them. */
  after: z.array(z.string()).default([]),
  fields: z.record(z.string(), field).default({}),
  fixed: z.record(z.string(), fixed).default({}),
  /** Ether that is sent along. */
  pays: field.optional(),
  /** What readers are to know of this call, beside its button. */
  note: z.string().min(1).optional(),
  /** What each returned value counts, in their order. */
  results: z.array(unit).default([]),
});

export const scenarioSchema = z.strictObject({
  contract: z.string(),
  /** What its constructor is given. */
  constructed: z.array(fixed).default([]),
  /** What the caller has, beside ether. */
  holds: tokens.default({}),
  /** What of it the caller gives to the contract. */
  gives: tokens.default({}),
  /** The tokens, by the names of their contracts, that the contract may take from the caller. */
  approves: z.array(z.string()).default([]),
  prepares: z.array(preparation).default([]),
  /** Seconds that pass before the first call. */
  waits: z.number().int().positive().optional(),
  calls: z.array(call).min(1),
});

/** How the functions of a sample's contract are run on the page: `<sample>.run.yml` beside it. */
export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioCall = Scenario['calls'][number];
export type Field = z.infer<typeof field>;

/** How the name of a scenario ends, in the place of the sample's own ending. */
export const RUN_ENDING = '.run.yml';

/** Where a sample's scenario stands: `v3/swap.sol` → `content/samples/v3/swap.run.yml`. */
export const scenarioPath = (sample: string): string =>
  `content/samples/${sample.replace(/\.[^.]+$/, '')}${RUN_ENDING}`;

/** Reads a scenario. @throws ContentError with file, line and column */
export const readScenario = (text: string, path: string): Scenario =>
  parseYaml(text, path, scenarioSchema).value;
