import { z } from 'zod';
import { parseYaml } from '../sources/yaml-source';
import { checkedAddress, day } from './checked-address';
import type { Deployments } from './deployments';

/** Path of the file with releases and incidents, from the project root. */
export const RELEASES_FILE = 'content/reference/releases.yml';

const sentences = z
  .string({ error: 'write one or more sentences' })
  .min(1, 'write one or more sentences');

const offsets = z
  .string({ error: 'write the offsets as one text, such as "120 338"' })
  .regex(/^(?:\d+(?: \d+)*)?$/, 'write the offsets as one text, such as "120 338"')
  .transform((text) => (text === '' ? [] : text.split(' ').map(Number)));

const record = z.strictObject({
  where: z
    .string()
    .min(1)
    .describe('`owner/name` of a public repository, or the name of a publication.'),
  what: z.string().min(1).describe('File, tag, commit or issue in that repository or publication.'),
  on: day.describe('The date of that record.'),
});

const release = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9.-]+$/, 'use lower-case letters, digits, dots and hyphens')
    .describe(
      'Id by which the settings announce the release. Browsers remember a closed announcement bar by it.',
    ),
  version: z
    .string()
    .min(1)
    .describe('The package versions that this code was built from, as text.'),
  state: z.enum(['current', 'superseded', 'vulnerable'], {
    error: 'write current, superseded or vulnerable',
  }),
  safety: sentences.describe(
    'What changed for safety, or what the vulnerability is; put code in backticks.',
  ),
  source: z.array(record).min(1, 'add at least one source'),
  /** The published code to compare with the code on a chain; left out if no installed package contains it. */
  code: z
    .strictObject({
      package: z
        .string()
        .regex(/^@?[\w/-]+ \d+\.\d+\.\d+/, 'write a package and its version, such as permit2 1.0.0')
        .describe('`name version` of the package that the code was taken from.'),
      file: z
        .string()
        .min(1)
        .describe('The artifact in the package, or the source that was compiled.'),
      hash: z.string().regex(/^0x[0-9a-f]{64}$/, 'write 0x and 64 hex digits in lower case'),
      length: z.int().positive(),
      immutables: offsets,
    })
    .optional(),
  evidence: sentences
    .optional()
    .describe('Why this code is believed to be the deployed code; put code in backticks.'),
  /** Deployments that run this release: a contract in the registry and, if not on all chains, the chain ids. */
  runs: z
    .array(z.strictObject({ contract: z.string(), chains: z.array(z.int()).min(1).optional() }))
    .default([]),
  /** Addresses that run this release but must not be used. The registry does not list them. */
  withdrawn: z
    .array(
      z.strictObject({ chain: z.int().positive(), address: checkedAddress, source: z.string() }),
    )
    .default([]),
  /** Announcement shown if the settings choose this release. */
  announcement: z
    .strictObject({
      text: sentences,
      link: z.strictObject({
        label: z.string().min(1),
        to: z.string().regex(/^\/\S*[^/\s]$/, 'write a path that starts with "/"'),
      }),
    })
    .optional(),
});

export const releasesSchema = z
  .strictObject({
    contracts: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          /**
           * Functions without parameters that return the address of another contract, each with that contract's name in
           * the registry.
           */
          reads: z
            .record(z.string().regex(/^\w+$/, 'write the name of a function'), z.string())
            .optional(),
          releases: z.array(release).min(1, 'add at least one release'),
        }),
      )
      .min(1),
  })
  .superRefine(({ contracts }, context) => {
    const ids = new Set<string>();
    const names = new Set<string>();
    for (const [at, { name, releases }] of contracts.entries()) {
      if (names.has(name))
        fail(context, ['contracts', at, 'name'], 'it is listed twice; remove one of the two');
      names.add(name);
      for (const [index, { id }] of releases.entries()) {
        const path = ['contracts', at, 'releases', index, 'id'];
        if (ids.has(id)) fail(context, path, 'another release has this id; choose another one');
        ids.add(id);
      }
    }
  });

const fail = (context: z.RefinementCtx, path: PropertyKey[], message: string) =>
  context.addIssue({ code: 'custom', path, message });

/** Releases of each contract, newest first. */
export type Releases = z.output<typeof releasesSchema>;

/** A release: one runtime code, with the package versions that contain it. */
export type Release = z.output<typeof release>;

/**
 * Parses the releases.
 *
 * @param deployments registry against which `runs` and `reads` are checked, if given
 * @throws ContentError with file, line and column for every mistake
 */
export function readReleases(text: string, deployments?: Deployments): Releases {
  const checked = releasesSchema.superRefine(({ contracts }, context) => {
    if (!deployments) return;
    const listed = (name: string) => deployments.contracts.some((one) => one.name === name);
    for (const [at, { releases, reads = {} }] of contracts.entries()) {
      for (const [key, name] of Object.entries(reads)) {
        if (listed(name)) continue;
        fail(
          context,
          ['contracts', at, 'reads', key],
          'deployments.yml has no contract of this name; correct the name, or add it there',
        );
      }
      for (const [index, { runs }] of releases.entries()) {
        for (const [row, { contract, chains = [] }] of runs.entries()) {
          const path = ['contracts', at, 'releases', index, 'runs', row];
          if (!listed(contract)) {
            fail(
              context,
              [...path, 'contract'],
              'deployments.yml has no contract of this name; correct the name, or add it there',
            );
          }
          for (const [place, id] of chains.entries()) {
            const chain = deployments.chains.find((one) => one.id === id);
            if (chain?.deployments.some((one) => one.contract === contract)) continue;
            fail(
              context,
              [...path, 'chains', place],
              `deployments.yml has no ${contract} on this chain; add it there or remove the chain`,
            );
          }
        }
      }
    }
  });
  return parseYaml(text, RELEASES_FILE, checked).value;
}

/** Finds a release by its id and returns it with the name of its contract. */
export function findRelease(
  { contracts }: Releases,
  id: string,
): { contract: string; release: Release } | undefined {
  for (const { name, releases } of contracts) {
    const release = releases.find((one) => one.id === id);
    if (release) return { contract: name, release };
  }
  return undefined;
}

/** Returns the deployments in the registry that run a release. */
export function whereItRuns(
  { runs }: Pick<Release, 'runs'>,
  { chains }: Pick<Deployments, 'chains'>,
): { chain: string; id: number; contract: string; address: string }[] {
  return chains.flatMap(({ id, name, deployments }) =>
    deployments.flatMap(({ contract, address }) =>
      runs.some((row) => row.contract === contract && (row.chains?.includes(id) ?? true))
        ? [{ chain: name, id, contract, address }]
        : [],
    ),
  );
}
