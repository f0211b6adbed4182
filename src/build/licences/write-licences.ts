import { join } from 'node:path';
import { LICENCES } from '../../site/pages/machine-files';
import { writeChanged } from '../../site/sources/output-files';
import { shippedPackages, type ShippedPackage } from './shipped-packages';

const RULE = '-'.repeat(72);

/** Returns the list of packages and their licences as text. */
const licencesText = (packages: readonly ShippedPackage[]): string =>
  [
    'The scripts and fonts of this site contain parts of these packages.',
    packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`).join('\n'),
    ...packages.map(
      ({ name, version, licence, text }) =>
        `${RULE}\n${name} ${version}\n${RULE}\n\n${text ?? `Licence: ${licence}. The package brings no text of it.`}`,
    ),
  ].join('\n\n') + '\n';

/** Writes the licences of everything shipped into the built site, once all scripts and fonts are written. */
export function writeLicences(root: string): void {
  const site = join(root, 'public');
  writeChanged(join(site, LICENCES), licencesText(shippedPackages(root, site)));
}
