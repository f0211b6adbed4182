import { readFileSync } from 'node:fs';
import { readSettings } from '../../site/settings/read-settings';

interface Locked {
  /** The package's real name, if it is installed under an alias. */
  name?: string;
  version: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
}

const nameAt = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13);

/** Returns a package's URL, in the form of the purl specification. */
const purlOf = (name: string, version: string) =>
  `pkg:npm/${name.replace('@', '%40')}@${version.replace('+', '%2B')}`;

const hexOf = (integrity: string) =>
  Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');

function component([place, locked]: [string, Locked]) {
  const { version, resolved, integrity, license } = locked;
  const name = locked.name ?? nameAt(place);
  const purl = purlOf(name, version);
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(integrity && { hashes: [{ alg: 'SHA-512', content: hexOf(integrity) }] }),
    // A licence with an operator is an SPDX expression; any other is the name of one licence.
    ...(license && {
      licenses: / (?:OR|AND|WITH) /.test(license)
        ? [{ expression: license }]
        : [{ license: { name: license } }],
    }),
    ...(resolved && { externalReferences: [{ type: 'distribution', url: resolved }] }),
  };
}

/**
 * Returns the bill of materials as a CycloneDX 1.6 document: every package of the lock file except those that only
 * tests need. The site is named after the product in the settings. The output depends only on the lock file and the
 * product. We don't use `npm sbom`, because it leaves out React when `overrides` names it, and rejects Gatsby's peer
 * dependencies.
 */
export function billOfMaterials(): string {
  const name = `${readSettings().product.slug}-docs`;
  const { version, packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    version: string;
    packages: Record<string, Locked>;
  };
  const shipped = Object.entries(packages).filter(([place, { dev }]) => place !== '' && !dev);
  // A package that is installed in two places is listed only once.
  const components = new Map(shipped.map(component).map((it) => [it.purl, it]));
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: [...components.values()],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

if (process.argv[1]?.endsWith('bill-of-materials.ts')) process.stdout.write(billOfMaterials());
