import { spawnSync } from 'node:child_process';
import { faultsOfShipped, type AuditReport } from './faults-of-shipped';
import { shippedPackages } from './shipped-packages';

/**
 * `npm run audit:shipped`: asks the npm registry for known holes, and ends with 1 where a package has one of which readers
 * receive something. Needs a build: its source maps say what that is.
 */
const root = process.cwd();
// npm ends with 1 for any hole, in whatever package.
const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
const report = JSON.parse(stdout) as AuditReport;
if (!report.vulnerabilities) throw new Error(`npm audit has told nothing: ${stdout}${stderr}`);
const shipped = shippedPackages(root, 'public');
const faults = faultsOfShipped(report, shipped);
for (const fault of faults) console.error(fault);
process.stdout.write(
  `${shipped.length} packages reach readers, ${faults.length} of them with known holes.\n`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
