import type { ShippedPackage } from './shipped-packages';

/** The parts of the output of `npm audit --json` that we read. */
export interface AuditReport {
  /** Vulnerabilities by package name; undefined if the registry did not respond. */
  vulnerabilities?: Record<
    string,
    {
      severity: string;
      range: string;
      /** Advisories, and names of the dependencies that cause the vulnerability. */
      via: readonly (string | { title: string; url: string })[];
    }
  >;
}

/** Returns a line for each vulnerability that npm reports in the shipped packages. */
export function faultsOfShipped(
  { vulnerabilities = {} }: AuditReport,
  shipped: readonly Pick<ShippedPackage, 'name' | 'version'>[],
): string[] {
  return shipped.flatMap(({ name, version }) => {
    const fault = vulnerabilities[name];
    if (!fault) return [];
    // A vulnerability inherited from a dependency is reported for the dependency.
    const advisories = fault.via.filter((each) => typeof each !== 'string');
    return advisories.map(
      ({ title, url }) =>
        `${name} ${version} (${fault.severity}, ${fault.range}): ${title}, ${url}`,
    );
  });
}
