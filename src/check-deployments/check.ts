import { readFileSync } from 'node:fs';
import { ContentError } from '../site/sources/content-problem';
import { DEPLOYMENTS_FILE, readDeployments } from '../site/data/deployments';
import { readReleases, RELEASES_FILE } from '../site/data/releases';
import { checkChain, type Finding, type Outcome } from './check-chain';
import { endpointsIn } from './endpoints';

const good: readonly Outcome[] = ['equal', 'present'];

/**
 * `npm run check:deployments`: compares the registry of deployments with live chains, those whose nodes the environment
 * names as `RPC_URL_<chain id>`. With none it checks nothing, and says so. Exit code 1 means that something differs, or
 * that a node could not be asked.
 */
async function main(): Promise<void> {
  const deployments = readDeployments(readFileSync(DEPLOYMENTS_FILE, 'utf8'));
  const releases = readReleases(readFileSync(RELEASES_FILE, 'utf8'), deployments);
  const endpoints = endpointsIn(process.env, deployments);
  if (endpoints.length === 0) {
    console.log(
      'Nothing was checked: no node was named. Set RPC_URL_1 to the address of a node of chain 1, and so on for ' +
        `${deployments.chains.map(({ id, name }) => `${id} (${name})`).join(', ')}.`,
    );
    return;
  }
  const findings: Finding[] = [];
  let problems = 0;
  for (const endpoint of endpoints) {
    const { chain, url } = endpoint;
    console.log(`${chain.name} (${chain.id}), by the node at ${new URL(url).host}`);
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
  const count = (...outcomes: Outcome[]) =>
    findings.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const wrong = findings.length - count(...good);
  const asked = endpoints.map(({ chain }) => chain.id);
  const others = deployments.chains.filter(({ id }) => !asked.includes(id));
  console.log(
    `${findings.length} addresses: ${count('equal')} equal, ${count('present')} with code that no hash is listed for, ` +
      `${wrong} wrong. ${problems} of ${endpoints.length} nodes could not be asked.`,
  );
  if (others.length > 0) {
    console.log(`Not checked: ${others.map(({ id, name }) => `${name} (${id})`).join(', ')}.`);
  }
  if (wrong + problems > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  if (error instanceof ContentError) console.error(error.message);
  else
    console.error(`check:deployments: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
