// SPDX-License-Identifier: MIT
import { isServedBy, type Zip } from './zips.ts';

/** Zips that one install serves: what the first asks for is what is installed. */
export type Install = [Zip, ...Zip[]];

/**
 * At least one of each area of the SDKs, besides all with Solidity. Of the v3 SDK the one that is run whole and the one
 * with the router's large tree; of React those with the most packages; the smallest, which has none.
 */
const REPRESENTATIVES = [
  'api-subgraph-guides-examples',
  'contracts-universal-router-buy-an-nft',
  'sdk-core-overview',
  'sdk-swap-widget-guides-getting-started',
  'sdk-v1-guides-trading',
  'sdk-v3-guides-routing',
  'sdk-v3-guides-trading',
  'sdk-web3-react-guides-connectors',
];

const hasSolidity = ({ files }: Zip): boolean => files.has('hardhat.config.cjs');

/**
 * Which installs are made, and which zips are tried in each. Every Solidity project and every representative is
 * installed as it asks, once for all that ask for the same; the others are checked where all they ask for is there,
 * else installed too.
 */
export function installsOf(zips: readonly Zip[]): Install[] {
  const missing = REPRESENTATIVES.filter((name) => zips.every((zip) => zip.name !== name));
  if (missing.length > 0) throw new Error(`no zip for ${missing.join(', ')}: name another page`);
  const installs: Install[] = [];
  const chosen = (zip: Zip) => hasSolidity(zip) || REPRESENTATIVES.includes(zip.name);
  const place = (zip: Zip, fits: (install: Install) => boolean) => {
    const home = installs.find(fits);
    if (home) home.push(zip);
    else installs.push([zip]);
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
