import { z } from 'zod';
import { ContentError } from '../sources/content-problem';
import { oneOf } from '../sources/suggest';
import { parseYaml } from '../sources/yaml-source';
import { checkedAddress, day } from './checked-address';

/** Path of the file with external facts and their current state, from the project root. */
export const STATUS_FILE = 'content/reference/status.yml';

/** Topics of status lines. */
export const statusTopics = ['protocol-fees', 'owners', 'services', 'networks'] as const;

/** Matches an address within text, but not part of a longer hash. */
const ADDRESS = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g;

const checkedText = (error: string) =>
  z.string({ error }).superRefine((text, context) => {
    if (text === '') context.addIssue({ code: 'custom', message: error });
    for (const [address] of text.matchAll(ADDRESS)) {
      for (const { message } of checkedAddress.safeParse(address).error?.issues ?? []) {
        context.addIssue({ code: 'custom', message: `${address}: ${message}` });
      }
    }
  });

const sentences = checkedText('write one or more sentences');

/** Reserved name of a value: a page writes `show="read"` to show the date of a fact. */
export const READ = 'read';

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'use lower-case letters, digits and hyphens');

const line = z.strictObject({
  topic: z
    .enum(statusTopics, { error: `write ${oneOf(statusTopics)}` })
    .optional()
    .describe(
      'The <Status> that shows the entry. Leave it out for a fact that pages state in their own words.',
    ),
  id: slug.optional().describe('Id by which <Fact of="…"> refers to the entry.'),
  of: z.string().min(1).describe('Part of a sentence, starting with a capital letter.'),
  state: sentences.describe('What is true; put code in backticks.'),
  since: day.optional().describe('The day from which it has been true, if known.'),
  differs: sentences.optional().describe('What another source states instead.'),
  ask: sentences.optional().describe('The call that verifies it on-chain.'),
  values: z
    .record(z.string(), checkedText('put the value in quotes'))
    .optional()
    .describe(
      'Values that <Fact of="…" show="…"> inserts into a page: a day, or text with code in backticks.',
    ),
  sources: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        url: z.url({ protocol: /^https$/, error: 'write an address that starts with https://' }),
        read: day.describe('The day on which the source was read.'),
      }),
    )
    .min(1, 'add at least one source, with the day when you read it'),
});

/** An external fact, as of the days on which its sources were read. */
export type StatusLine = z.output<typeof line>;

export const statusSchema = z.array(line).min(1);

/**
 * Parses the status lines.
 *
 * @throws ContentError with line and column
 */
export function readStatus(text: string): StatusLine[] {
  const { value, locate } = parseYaml(text, STATUS_FILE, statusSchema);
  const first = new Map(value.map(({ id }, at) => [id, at] as const).toReversed());
  const problems = value.flatMap(({ topic, id, values }, at) => [
    ...(topic === undefined && id === undefined
      ? [{ ...locate([at]), message: 'no page can show this line: give it a topic or an id' }]
      : []),
    ...(id !== undefined && first.get(id) !== at
      ? [{ ...locate([at, 'id']), message: `the id "${id}" is used twice: choose another one` }]
      : []),
    ...(values && READ in values
      ? [
          {
            ...locate([at, 'values', READ]),
            message: `"${READ}" is reserved for the date of the sources: give the value another name`,
          },
        ]
      : []),
  ]);
  if (problems.length > 0)
    throw new ContentError(problems.map((problem) => ({ file: STATUS_FILE, ...problem })));
  return value;
}

/** Returns the date of a fact: that of its most recently read source. */
export const dayOf = ({ sources }: StatusLine): string =>
  sources.map(({ read }) => read).reduce((latest, read) => (read > latest ? read : latest), '');
