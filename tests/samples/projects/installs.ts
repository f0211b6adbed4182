// SPDX-License-Identifier: MIT
import { isServedBy, type Zip } from './zips.ts';

/** Zips that one install serves: what the first asks for is what is installed. */
export type Install = [Zip, ...Zip[]];

/**
 * What the gate installs: of Solidity the one with a node of its own and the one that serves most others; of the SDKs the
 * one that is run whole; of React the one with the most packages. Each night each is.
 */
const REPRESENTATIVES = [
  'contracts-v3-guides-flash-integrations-final-contract',
  'contracts-v3-guides-local-environment',
  'sdk-v3-guides-trading',
  'sdk-web3-react-guides-connectors',
];

const hasSolidity = ({ files }: Zip): boolean => files.has('hardhat.config.cjs');

/**
 * Which installs are made, and which zips are tried in each. Every representative is installed as it asks, once for all
 * that ask for the same; the others are checked where all they ask for is there.
 *
 * @param every whether each Solidity project is installed as it asks, too, and so is what no install serves: twice as many
 * installs
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
  // Those that ask for most first: they may serve the rest.
  const others = zips.filter((zip) => !chosen(zip)).sort((a, b) => size(b) - size(a));
  for (const zip of others) place(zip, (install) => isServedBy(zip, install[0]));
  return installs;
}

const size = ({ wants }: Zip): number => Object.keys(wants.packages).length;
