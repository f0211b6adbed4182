// SPDX-License-Identifier: MIT
import { isServedBy, type Zip } from './zips.ts';

/** Zips that can share one install, which uses the packages of the first. */
export type Install = [Zip, ...Zip[]];

/**
 * The projects that the gate installs. For Solidity: the one with its own node, and the one whose packages serve the
 * most other projects. For the SDKs: the one that is run in full. For React: the one with the most packages. The
 * nightly run installs more; see {@link installsOf}.
 */
const REPRESENTATIVES = [
  'contracts-v3-guides-flash-integrations-final-contract',
  'contracts-v3-guides-local-environment',
  'sdk-v3-guides-trading',
  'sdk-web3-react-guides-connectors',
];

const hasSolidity = ({ files }: Zip): boolean => files.has('hardhat.config.cjs');

/**
 * Decides which installs are made, and which zips are checked in each. Each representative is installed with its own
 * packages; representatives that need exactly the same packages share an install. Every other zip is checked in the
 * first install that has all its packages. If there is none, the zip is skipped, unless `every` is set.
 *
 * @param every whether to also install the packages of each Solidity project, and of any zip that no other install
 * serves; this doubles the number of installs
 */
export function installsOf(zips: readonly Zip[], every: boolean): Install[] {
  const missing = REPRESENTATIVES.filter((name) => zips.every((zip) => zip.name !== name));
  if (missing.length > 0) throw new Error(`no zip for ${missing.join(', ')}: name another page`);
  const installs: Install[] = [];
  const chosen = (zip: Zip) => REPRESENTATIVES.includes(zip.name) || (every && hasSolidity(zip));
  const place = (zip: Zip, fits: (install: Install) => boolean) => {
    const home = installs.find(fits);
    if (home) home.push(zip);
    else if (every || chosen(zip)) installs.push([zip]);
  };
  const same = (zip: Zip) => (install: Install) =>
    isServedBy(zip, install[0]) && isServedBy(install[0], zip);
  for (const zip of zips.filter(chosen)) place(zip, same(zip));
  // Start with the zips that need the most packages, because their installs may serve the rest.
  const others = zips.filter((zip) => !chosen(zip)).sort((a, b) => size(b) - size(a));
  for (const zip of others) place(zip, (install) => isServedBy(zip, install[0]));
  return installs;
}

const size = ({ wants }: Zip): number => Object.keys(wants.packages).length;
