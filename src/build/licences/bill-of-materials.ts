import { readFileSync } from 'node:fs';
import { Contrib, Enums, Models, Serialize, SPDX, Spec } from '@cyclonedx/cyclonedx-library';
import { readSettings } from '../../site/settings/read-settings';

const { ComponentType, ExternalReferenceType } = Enums;

interface Locked {
  /** The package's real name, if it is installed under an alias. */
  name?: string;
  version: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
}

/** Reads a `license` field: an SPDX expression, the id of an SPDX licence, or any other text. */
function licenceOf(text: string): Models.License {
  if (/ (?:OR|AND|WITH) /.test(text)) return new Models.LicenseExpression(text);
  const id = SPDX.fixupSpdxId(text);
  return id === undefined ? new Models.NamedLicense(text) : new Models.SpdxLicense(id);
}

function componentOf([place, locked]: [string, Locked]): Models.Component {
  const { version, resolved, integrity, license } = locked;
  const name = locked.name ?? place.slice(place.lastIndexOf('node_modules/') + 13);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version.replace('+', '%2B')}`;
  const component = new Models.Component(ComponentType.Library, name, {
    bomRef: purl,
    version,
    purl,
  });
  const { parsePackageIntegrity } = Contrib.FromNodePackageJson.Utils;
  if (integrity) component.hashes.set(...parsePackageIntegrity(integrity));
  if (license) component.licenses.add(licenceOf(license));
  if (resolved)
    component.externalReferences.add(
      new Models.ExternalReference(resolved, ExternalReferenceType.Distribution),
    );
  return component;
}

/**
 * `npm run sbom`: prints a CycloneDX 1.6 bill of materials that lists the packages of the lock file without development
 * dependencies. The site is named after the product in the settings. The output depends only on the lock file and the
 * product. We don't use `npm sbom`, because it leaves out React when `overrides` names it, and rejects Gatsby's peer
 * dependencies.
 */
const { version, packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  version: string;
  packages: Record<string, Locked>;
};
const bomRef = `${readSettings().product.slug}-docs`;
const shipped = Object.entries(packages).filter(([place, { dev }]) => place !== '' && !dev);
const bom = new Models.Bom({
  metadata: new Models.Metadata({
    component: new Models.Component(ComponentType.Application, bomRef, { bomRef, version }),
  }),
  // A package that is installed in two places is listed only once.
  components: new Models.ComponentRepository(
    new Map(shipped.map(componentOf).map((it) => [it.purl, it])).values(),
  ),
});
const bill = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6).makeForBom().normalize(bom, {});
// The library would state that no package depends on another, because we don't list dependencies.
process.stdout.write(`${JSON.stringify({ ...bill, dependencies: undefined }, null, 2)}\n`);
