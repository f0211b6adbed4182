import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEPLOYMENTS_FILE, readDeployments } from '../../site/data/deployments';
import { readReleases, RELEASES_FILE } from '../../site/data/releases';
import { ContentError } from '../../site/sources/content-problem';
import { type AddressResult, checkChain, endpointsIn, type Finding } from './check-chain';

const good: readonly AddressResult[] = ['equal', 'present'];

/**
 * `npm run check:deployments`: compares the registry of deployments with live chains, for each chain with a node in the
 * environment variable `RPC_URL_<chain id>`. If no such variable is set, it checks nothing and reports that.
 *
 * @param root the project's folder
 * @returns the exit code: 1 means that something differs, or that a node could not be reached
 * @throws Error for a registry or an environment that cannot be read
 */
async function compareWithChains(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<0 | 1> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const deployments = readDeployments(read(DEPLOYMENTS_FILE));
  const releases = readReleases(read(RELEASES_FILE), deployments);
  const endpoints = endpointsIn(environment, deployments);
  if (endpoints.length === 0) {
    console.log(
      'Nothing was checked, because no node is set. Set RPC_URL_1 to the address of a node of chain 1, and likewise for ' +
        `${deployments.chains.map(({ id, name }) => `${id} (${name})`).join(', ')}.`,
    );
    return 0;
  }
  const findings: Finding[] = [];
  let problems = 0;
  for (const endpoint of endpoints) {
    const { chain, url } = endpoint;
    console.log(`${chain.name} (${chain.id}), using the node at ${new URL(url).host}`);
    const report = await checkChain(endpoint, { deployments, releases });
    if ('problem' in report) {
      console.log(`  ${report.problem}`);
      problems += 1;
      continue;
    }
    for (const { contract, address, outcome, said } of report.findings) {
      console.log(`  ${outcome.padEnd(12)} ${contract} ${address}: ${said}`);
    }
    findings.push(...report.findings);
  }
  const count = (...outcomes: AddressResult[]) =>
    findings.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const wrong = findings.length - count(...good);
  const asked = endpoints.map(({ chain }) => chain.id);
  const others = deployments.chains.filter(({ id }) => !asked.includes(id));
  console.log(
    `${findings.length} addresses: ${count('equal')} equal, ${count('present')} with code but no listed hash, ` +
      `${wrong} wrong. ${problems} of ${endpoints.length} nodes could not be reached.`,
  );
  if (others.length > 0) {
    console.log(`Not checked: ${others.map(({ id, name }) => `${name} (${id})`).join(', ')}.`);
  }
  return wrong + problems > 0 ? 1 : 0;
}

/** Does the same as `compareWithChains`, but prints an error as one line without a stack, and returns 1. */
export const checkDeployments: typeof compareWithChains = (root, environment) =>
  compareWithChains(root, environment).catch((error: unknown) => {
    if (error instanceof ContentError) console.error(error.message);
    else
      console.error(`check:deployments: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  });

if (process.argv[1]?.endsWith('check.ts'))
  void checkDeployments(process.cwd(), process.env).then((code) => (process.exitCode = code));
