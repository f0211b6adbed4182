import { z } from 'zod';
import { parseYaml } from '../sources/yaml-source';
import { checkedAddress, day } from './checked-address';

/** Where the state of what lies outside the docs stands, from the project root. */
export const STATUS_FILE = 'content/reference/status.yml';

/** What a line may be about. */
export const statusTopics = ['protocol-fees', 'owners', 'services', 'networks'] as const;

/** An address among words, but no part of a longer hash. */
const ADDRESS = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g;

const sentences = z.string({ error: 'write sentences' }).superRefine((text, context) => {
  if (text === '') context.addIssue({ code: 'custom', message: 'write sentences' });
  for (const [address] of text.matchAll(ADDRESS)) {
    for (const { message } of checkedAddress.safeParse(address).error?.issues ?? []) {
      context.addIssue({ code: 'custom', message: `${address} ${message}` });
    }
  }
});

const line = z.strictObject({
  topic: z.enum(statusTopics, { error: `is one of ${statusTopics.join(', ')}` }),
  of: z.string().min(1).describe('Half a sentence with a capital.'),
  state: sentences.describe('What holds; code in backticks.'),
  since: day.optional().describe('The day it began, where one is on record.'),
  differs: sentences.optional().describe('What another source says instead.'),
  ask: sentences.optional().describe('What to call on a chain.'),
  sources: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        url: z.url({ protocol: /^https$/, error: 'starts with https://' }),
        read: day.describe('The day it was read.'),
      }),
    )
    .min(1, 'give at least one source, with the day you read it'),
});

/** One thing outside the docs, on the days that its sources were read. */
export type StatusLine = z.output<typeof line>;

export const statusSchema = z.array(line).min(1);

/** @throws ContentError with line and column */
export const readStatus = (text: string): StatusLine[] =>
  parseYaml(text, STATUS_FILE, statusSchema).value;
