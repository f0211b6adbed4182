import { getAddress, isAddress } from 'viem';
import { z } from 'zod';
import { parseYaml } from '../yaml-source';

/** Where the registry of deployed contracts stands, from the project root. */
export const DEPLOYMENTS_FILE = 'content/reference/deployments.yml';

/** An address in its EIP-55 form; anything else is answered with the form to write. */
const address = z.string({ error: 'put the address in quotes' }).superRefine((value, context) => {
  if (!isAddress(value, { strict: false })) {
    context.addIssue({ code: 'custom', message: 'is no address: write 0x and 40 hex digits' });
    return;
  }
  // Written in one case it says nothing of itself: not to be checked by a reader, so not to be printed.
  const right = getAddress(value);
  if (right !== value) {
    context.addIssue({
      code: 'custom',
      message: `has a wrong EIP-55 checksum; if the digits are right, write ${right}`,
    });
  }
});

const source = z.union([
  z.strictObject({
    /** `name version` of the package that holds the address. */
    package: z.string().regex(/^@?[\w/-]+ \d+\.\d+\.\d+/, 'is a package and its version'),
    /** The constant in it: text, a record or function by chain id. */
    constant: z.string().regex(/^\w+$/, 'is the name of an export'),
  }),
  z.strictObject({
    /** `owner/name` of a public repository. */
    repository: z.string().regex(/^[\w-]+\/[\w.-]+$/, 'is an owner and a repository'),
    file: z.string().min(1),
  }),
]);

const contract = z.strictObject({
  name: z.string().min(1),
  /** `name version` whose ABI fits, where one is published. */
  package: z.string().min(1).optional(),
  /** Half a sentence, without a capital. */
  does: z.string().min(1),
  /** What to know of the ABI at this address; code in backticks. */
  abi: z.string().min(1).optional(),
});

const chain = z.strictObject({
  id: z.int().positive(),
  name: z.string().min(1),
  anchor: z.string().regex(/^[a-z][a-z0-9-]*$/, 'is lower case'),
  /** Base address of a block explorer that serves `/address/0x…`. */
  explorer: z.url({ protocol: /^https$/, error: 'starts with https://' }),
  deployments: z
    .array(
      z.strictObject({
        contract: z.string(),
        address,
        /** Whole sentences on the address itself, such as a source that contradicts it; code in backticks. */
        note: z.string().min(1).optional(),
        source: z.array(source).min(1),
      }),
    )
    .min(1),
});

const schema = z
  .strictObject({ contracts: z.array(contract).min(1), chains: z.array(chain).min(1) })
  .superRefine(({ contracts, chains }, context) => {
    const names = contracts.map(({ name }) => name);
    const fail = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    for (const [at, { id, anchor, deployments }] of chains.entries()) {
      if (chains.findIndex((other) => other.id === id) < at) {
        fail(['chains', at, 'id'], 'is listed already');
      }
      if (chains.findIndex((other) => other.anchor === anchor) < at) {
        fail(['chains', at, 'anchor'], 'is taken by another chain');
      }
      for (const [row, { contract: name }] of deployments.entries()) {
        const path = ['chains', at, 'deployments', row, 'contract'];
        if (!names.includes(name)) fail(path, 'is not listed under contracts');
        if (deployments.findIndex((other) => other.contract === name) < row) {
          fail(path, 'is listed already on this chain');
        }
      }
    }
  });

/** Deployed contracts, chain by chain, with the place where each address was read. */
export type Deployments = z.output<typeof schema>;

/** A chain with its contracts. */
export type DeploymentChain = Deployments['chains'][number];

/** A place where an address was read. */
export type DeploymentSource = z.output<typeof source>;

/**
 * Reads the registry.
 *
 * @throws ContentError with file, line and column for every mistake
 */
export const readDeployments = (text: string): Deployments =>
  parseYaml(text, DEPLOYMENTS_FILE, schema).value;

/** Whether a published package holds the address, so that a test compares it. */
export const isCompared = (sources: readonly DeploymentSource[]): boolean =>
  sources.some((one) => 'package' in one);
