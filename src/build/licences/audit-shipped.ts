import { spawnSync } from 'node:child_process';
import { type AuditReport, faultsOfShipped, shippedPackages } from './shipped-packages';

/**
 * `npm run audit:shipped`: queries the npm registry for known vulnerabilities, and exits with 1 if any of them affects
 * a package that ships to readers. Needs a build, whose source maps list the shipped packages.
 */
const root = process.cwd();
// npm exits with 1 for a vulnerability in any package, shipped or not.
const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
const report = JSON.parse(stdout) as AuditReport;
if (!report.vulnerabilities)
  throw new Error(
    `npm audit returned no report, so check the network connection and run it again: ${stdout}${stderr}`,
  );
const shipped = shippedPackages(root, 'public');
const faults = faultsOfShipped(report, shipped);
for (const fault of faults) console.error(fault);
process.stdout.write(
  `${shipped.length} packages are sent to readers, ${faults.length} of them with known vulnerabilities.\n` +
    (faults.length > 0
      ? 'Update each of them to a release that is not affected, and build again.\n'
      : ''),
);
process.exitCode = faults.length > 0 ? 1 : 0;
