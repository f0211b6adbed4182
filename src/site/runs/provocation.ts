import { z } from 'zod';
import { argument, decimal } from './scenario';

const step = z.strictObject({
  to: z
    .string()
    .min(1)
    .describe('A contract of the market by its name, or what a step before has made.'),
  function: z
    .string()
    .optional()
    .describe('Its name; its signature where several have that name. Absent: ether is sent alone.'),
  args: z
    .array(argument)
    .default([])
    .describe(
      'As the ABI takes them; `{DAI}`, `{caller}`, `{SwapRouter}` for addresses, `{1.5 DAI}` for amounts. The parts of a struct stand in a list.',
    ),
  pays: decimal.optional().describe('Ether that is sent along.'),
});

/** Schema of a series of calls to published contracts on a fresh test market. The last call reverts. */
export const provocationSchema = step.extend({
  before: z
    .array(
      step.extend({ makes: z.string().optional().describe('A name for the address returned.') }),
    )
    .default([])
    .describe('What is called first.'),
});

/** Calls that provoke an error for readers. */
export type Provocation = z.infer<typeof provocationSchema>;
export type Step = Provocation['before'][number];
export type Argument = z.infer<typeof argument>;
