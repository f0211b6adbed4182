import type { ShippedPackage } from './shipped-packages';

/** What `npm audit --json` says, as far as it is read. */
export interface AuditReport {
  /** By the names of packages; undefined where the registry has not answered. */
  vulnerabilities?: Record<
    string,
    {
      severity: string;
      range: string;
      /** Advisories, and names of packages that the hole comes from. */
      via: readonly (string | { title: string; url: string })[];
    }
  >;
}

/** The holes that npm knows in packages of which readers receive something: a line each. */
export function faultsOfShipped(
  { vulnerabilities = {} }: AuditReport,
  shipped: readonly Pick<ShippedPackage, 'name' | 'version'>[],
): string[] {
  return shipped.flatMap(({ name, version }) => {
    const fault = vulnerabilities[name];
    if (!fault) return [];
    // What only comes with another package is told of there.
    const advisories = fault.via.filter((each) => typeof each !== 'string');
    return advisories.map(
      ({ title, url }) =>
        `${name} ${version} (${fault.severity}, ${fault.range}): ${title}, ${url}`,
    );
  });
}
