import {
  type Address,
  BaseError,
  createPublicClient,
  getAddress,
  type Hex,
  http,
  HttpRequestError,
  parseAbi,
  type PublicClient,
} from 'viem';
import { codeHash } from '../../protocol/code-hash';
import type { Deployment, Deployments } from '../../site/data/deployments';
import { type Releases, whereItRuns } from '../../site/data/releases';

const NAME = /^RPC_URL_(\w+)$/;

/** A node of a chain. */
export interface Endpoint {
  chain: Deployments['chains'][number];
  url: string;
}

/**
 * Returns the nodes in the environment: `RPC_URL_1` for the chain with id 1, and so on. Empty variables are skipped.
 *
 * @throws Error if a name does not end in the id of a chain in the registry, or a value is not an HTTP URL
 */
export function endpointsIn(
  environment: Record<string, string | undefined>,
  { chains }: Deployments,
): Endpoint[] {
  return Object.entries(environment).flatMap(([name, url]): Endpoint[] => {
    const id = NAME.exec(name)?.[1];
    if (id === undefined || !url) return [];
    const chain = chains.find((one) => String(one.id) === id);
    if (!chain) {
      const known = chains.map((one) => one.id).join(', ');
      throw new Error(
        `${name} is set, but content/reference/deployments.yml has no chain ${id}: use one of ${known} in its name, or unset it`,
      );
    }
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
      // Do not print the value, because it may contain a key.
      throw new Error(
        `${name} is not the address of a node: set it to one that starts with http:// or https://, such as http://127.0.0.1:8545`,
      );
    }
    return [{ chain, url }];
  });
}

/**
 * Result for an address: `equal` if its code is that of the listed release, `present` if there is code but no hash to
 * compare it with, otherwise the kind of problem.
 */
export type AddressResult =
  'equal' | 'present' | 'different' | 'no code' | 'wrong answer' | 'no answer';

/** Result of checking an address. */
export interface Finding {
  contract: string;
  address: string;
  outcome: AddressResult;
  /** A sentence without a full stop: the release, or a description of the problem. */
  said: string;
}

/** Results for a chain, or the reason why it could not be checked at all. */
export type ChainReport = { findings: Finding[] } | { problem: string };

interface Registry {
  deployments: Deployments;
  releases: Releases;
}

/**
 * Compares every listed address of a chain with the data of the chain's node. Sends nothing but read requests, and
 * never throws because of the node.
 */
export async function checkChain(
  { chain, url }: Endpoint,
  registry: Registry,
): Promise<ChainReport> {
  const client = createPublicClient({ transport: http(url, { retryCount: 1, timeout: 20_000 }) });
  let id: number;
  try {
    id = await client.getChainId();
  } catch (error) {
    return {
      problem: `the node does not respond, so check the address in RPC_URL_${chain.id}: ${reasonOf(error)}`,
    };
  }
  if (id !== chain.id) {
    return {
      problem: `nothing was compared, because the node serves chain ${id}: set RPC_URL_${chain.id} to a node of chain ${chain.id}`,
    };
  }
  const findings: Finding[] = [];
  // Check one address at a time, because public nodes reject bursts of requests.
  for (const deployment of chain.deployments) {
    findings.push(await checkAddress(client, deployment, chain, registry));
  }
  return { findings };
}

async function checkAddress(
  client: PublicClient,
  { contract, address }: Deployment,
  chain: Endpoint['chain'],
  registry: Registry,
): Promise<Finding> {
  const found = (outcome: AddressResult, said: string): Finding => ({
    contract,
    address,
    outcome,
    said,
  });
  try {
    const code = await client.getCode({ address: address as Address });
    if (code === undefined)
      return found(
        'no code',
        'nothing is deployed at this address: correct it in content/reference/deployments.yml',
      );
    const compared = compareCode(code, contract, chain.id, registry);
    if (compared.outcome === 'different') return found('different', compared.said);
    const wrong = await wrongAnswer(client, { contract, address }, chain, registry.releases);
    return wrong === undefined
      ? found(compared.outcome, compared.said)
      : found('wrong answer', wrong);
  } catch (error) {
    return found('no answer', reasonOf(error));
  }
}

function compareCode(
  code: Hex,
  contract: string,
  chainId: number,
  { deployments, releases }: Registry,
): { outcome: 'equal' | 'present' | 'different'; said: string } {
  for (const { releases: all } of releases.contracts) {
    const listed = all.find((one) =>
      whereItRuns(one, deployments).some((row) => row.id === chainId && row.contract === contract),
    );
    if (!listed) continue;
    if (!listed.code) return { outcome: 'present', said: `${listed.id} has no hash to compare` };
    const { hash, immutables } = listed.code;
    const actual = codeHash(code, immutables);
    if (actual === hash) return { outcome: 'equal', said: listed.id };
    const other = all.find(
      ({ code: mark }) => mark?.hash === codeHash(code, mark?.immutables ?? []),
    );
    const what = other
      ? `it is the code of ${other.id}${other.state === 'vulnerable' ? ', which is vulnerable' : ''}`
      : `its hash is ${actual}`;
    return {
      outcome: 'different',
      said: `not the code of ${listed.id}: ${what}; correct the address in content/reference/deployments.yml, or the hash in content/reference/releases.yml`,
    };
  }
  return { outcome: 'present', said: 'no release is listed for it' };
}

/**
 * Calls getters of the contract, such as `factory()`. Returns a sentence if a result differs from the registry,
 * otherwise undefined.
 */
async function wrongAnswer(
  client: PublicClient,
  { contract, address }: Pick<Deployment, 'contract' | 'address'>,
  chain: Endpoint['chain'],
  { contracts }: Releases,
): Promise<string | undefined> {
  const reads = contracts.find(({ name }) => name === contract)?.reads ?? {};
  for (const [functionName, name] of Object.entries(reads)) {
    const expected = chain.deployments.find((one) => one.contract === name)?.address;
    if (expected === undefined) continue;
    const answer = await client.readContract({
      address: address as Address,
      abi: parseAbi([`function ${functionName}() view returns (address)`]),
      functionName,
    });
    if (getAddress(answer) !== expected) {
      return `${functionName}() returns ${answer}, but content/reference/deployments.yml lists ${name} at ${expected}: correct the address that is wrong there`;
    }
  }
  return undefined;
}

/** Returns the reason of an error without viem's full message, which contains the node's URL and possibly a key. */
function reasonOf(error: unknown): string {
  if (!(error instanceof BaseError)) return error instanceof Error ? error.message : String(error);
  const cause = error.walk((one) => one instanceof HttpRequestError);
  if (cause instanceof HttpRequestError && cause.status !== undefined)
    return `HTTP ${cause.status}`;
  const details = error.details && !error.details.includes('://') ? ` ${error.details}` : '';
  return `${error.shortMessage}${details}`;
}
