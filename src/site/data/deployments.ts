import { z } from 'zod';
import { parseYaml, rememberLast } from '../sources/yaml-source';
import { checkedAddress, day } from './checked-address';

/** Path of the registry of deployed contracts, from the project root. */
export const DEPLOYMENTS_FILE = 'content/reference/deployments.yml';

const source = z.union([
  z.strictObject({
    package: z
      .string()
      .regex(/^@?[\w/-]+ \d+\.\d+\.\d+/, 'write a package and its version, such as permit2 1.0.0')
      .describe('`name version` of the package that contains the address.'),
    constant: z
      .string()
      .regex(/^\w+$/, 'write the name of an export')
      .describe('The constant in that package: a string, or a record or function of the chain id.'),
  }),
  z.strictObject({
    repository: z.string().min(1).describe('`owner/name` of a repository under `sources`.'),
    file: z.string().min(1),
  }),
]);

const repository = z.strictObject({
  repository: z
    .string()
    .regex(/^[\w-]+\/[\w.-]+$/, 'write the repository as owner/name')
    .describe('`owner/name` of a public repository.'),
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}$/, 'write all 40 hex digits of the commit')
    .describe('The full hash of the commit that was read, because a branch changes.'),
  read: day,
  holds: z.string().min(1).describe('Part of a sentence, starting in lower case.'),
  sdk: z
    .boolean()
    .default(false)
    .describe(
      "Whether packages are published from this repository. If so, it doesn't count as a second source in addition to a package.",
    ),
});

const contract = z.strictObject({
  name: z.string().min(1),
  package: z
    .string()
    .min(1)
    .optional()
    .describe('`name version` of a package with a matching ABI, if one is published.'),
  does: z.string().min(1).describe('Part of a sentence, starting in lower case.'),
  abi: z.string().min(1).optional().describe("Notes on the contract's ABI; put code in backticks."),
});

const chain = z.strictObject({
  id: z.int().positive(),
  name: z.string().min(1),
  anchor: z
    .string()
    .regex(
      /^[a-z][a-z0-9-]*$/,
      'use lower-case letters, digits and hyphens, and start with a letter',
    ),
  explorer: z
    .url({ protocol: /^https$/, error: 'write an address that starts with https://' })
    .describe('Base URL of a block explorer that serves `/address/0x…`.'),
  deployments: z
    .array(
      z.strictObject({
        contract: z.string(),
        address: checkedAddress,
        deployed: day
          .optional()
          .describe('Day of the deployment transaction, if a source records it.'),
        abi: z
          .string()
          .min(1)
          .optional()
          .describe(
            'Replaces the text about the contract and its package if the ABI at this address differs.',
          ),
        note: z
          .string()
          .min(1)
          .optional()
          .describe('Complete sentences about the address itself; put code in backticks.'),
        source: z.array(source).min(1),
        /** Conflicting addresses from other sources. */
        contradicted: z
          .array(
            z.strictObject({ address: checkedAddress, source, note: z.string().min(1).optional() }),
          )
          .optional(),
      }),
    )
    .min(1),
});

export const deploymentsSchema = z
  .strictObject({
    sources: z.array(repository).min(1),
    contracts: z.array(contract).min(1),
    chains: z.array(chain).min(1),
  })
  .superRefine(({ sources, contracts, chains }, context) => {
    const names = contracts.map(({ name }) => name);
    const repositories = sources.map((one) => one.repository);
    const fail = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const checkSource = (from: DeploymentSource, path: PropertyKey[]) => {
      if ('repository' in from && !repositories.includes(from.repository)) {
        fail(
          [...path, 'repository'],
          'no source has this name; add it under "sources", with the commit that you read',
        );
      }
    };
    for (const [at, { id, anchor, deployments }] of chains.entries()) {
      if (chains.findIndex((other) => other.id === id) < at) {
        fail(['chains', at, 'id'], 'it is listed twice; remove one of the two');
      }
      if (chains.findIndex((other) => other.anchor === anchor) < at) {
        fail(['chains', at, 'anchor'], 'another chain has this anchor; choose another one');
      }
      for (const [row, one] of deployments.entries()) {
        const path = ['chains', at, 'deployments', row];
        if (!names.includes(one.contract)) {
          fail(
            [...path, 'contract'],
            'no contract has this name; add it under "contracts", or correct the name',
          );
        }
        if (deployments.findIndex((other) => other.contract === one.contract) < row) {
          fail([...path, 'contract'], 'it is listed twice on this chain; remove one of the two');
        }
        for (const [index, from] of one.source.entries()) {
          checkSource(from, [...path, 'source', index]);
        }
        for (const [index, other] of (one.contradicted ?? []).entries()) {
          checkSource(other.source, [...path, 'contradicted', index, 'source']);
          if (other.address === one.address) {
            fail(
              [...path, 'contradicted', index, 'address'],
              'this is the same as "address"; write the address that contradicts it',
            );
          }
        }
      }
    }
  });

/** Deployed contracts by chain, with the sources of each address. */
export type Deployments = z.output<typeof deploymentsSchema>;

/** A chain with its deployed contracts. */
export type DeploymentChain = Deployments['chains'][number];

/** A contract deployed on a chain. */
export type Deployment = DeploymentChain['deployments'][number];

/** A source of an address. */
export type DeploymentSource = z.output<typeof source>;

/**
 * Parses the registry.
 *
 * @throws ContentError with file, line and column for every mistake
 */
export const readDeployments: (text: string) => Deployments = rememberLast(
  (text) => parseYaml(text, DEPLOYMENTS_FILE, deploymentsSchema).value,
);

/**
 * Counts the independent sources of an address. A package and the repository that it is published from count as one
 * source, and so do several files of one repository.
 */
export function independentSources(
  { source }: Pick<Deployment, 'source'>,
  { sources }: Pick<Deployments, 'sources'>,
): number {
  const sdk = sources.filter((one) => one.sdk).map((one) => one.repository);
  const places = source.map((one) =>
    'package' in one || sdk.includes(one.repository) ? 'sdk' : one.repository,
  );
  return new Set(places).size;
}
