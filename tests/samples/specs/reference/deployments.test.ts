// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { utils } from 'ethers';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { packageRoot, repositoryRoot } from '../../toolchain/paths.ts';

type Source = { package: string; constant: string } | { repository: string; file: string };

interface Registry {
  chains: {
    id: number;
    deployments: {
      contract: string;
      address: string;
      source: Source[];
      contradicted?: { address: string; source: Source }[];
    }[];
  }[];
}

/**
 * `CHAIN_CONFIGS` of @uniswap/universal-router-sdk 5.13.0 for the chains of the registry, as read from the package on
 * 28 November 2026. This release is not installed here, because it needs newer packages than the samples.
 */
const NOT_INSTALLED: Record<string, Record<string, Record<number, string>>> = {
  '@uniswap/universal-router-sdk 5.13.0': {
    UniversalRouterV2_1_2: {
      1: '0x23617e59A5925b2A4Bf75d73ff6711cD0b29De85',
      10: '0xC09255D86DB563cBc11C2fCf4a0C512e160111B4',
      56: '0xDc264714F68d84CF29BC605589405E78bDBE7C9f',
      130: '0xD1b797D92d87B688193A2B976eFc8D577D204343',
      137: '0xDc264714F68d84CF29BC605589405E78bDBE7C9f',
      480: '0xF025e0Fe9E331A0eF05c2ad3C4E9C64b625cda6f',
      8453: '0xd6145b2D3F379919E8CdEda7B97e37c4b2Ca9c40',
      42161: '0x2d01411773c8C24805306E89A41F7855C3c4Fe65',
      42220: '0xe2023F3FA515cF070e07fD9d51c1d236e07843f4',
      43114: '0x661E93cca42AfacB172121EF892830cA3b70F08d',
      81457: '0x661E93cca42AfacB172121EF892830cA3b70F08d',
      7777777: '0xF025e0Fe9E331A0eF05c2ad3C4E9C64b625cda6f',
      11155111: '0x7E4f6c5e954Da5c61B3423D81E2277431Ac043f3',
    },
    UniversalRouterV2_2: {
      1: '0xab863E752Bf67D8DCDD929EaAe9Be9dc83Fb3BbB',
      11155111: '0x5093f1CDED83d99FfEd6602dA6260672ae16787c',
    },
  },
};

const require = createRequire(join(packageRoot, 'package.json'));
const registry = parse(
  readFileSync(join(repositoryRoot, 'content/reference/deployments.yml'), 'utf8'),
) as Registry;
const rows = registry.chains.flatMap(({ id, deployments }) =>
  deployments.map((row) => ({ ...row, chain: id })),
);
const compared = rows.flatMap(({ source, contradicted = [], contract, address, chain }) =>
  [
    ...source.map((from) => ({ from, address })),
    ...contradicted.map((other) => ({ from: other.source, address: other.address })),
  ].flatMap(({ from, address }) =>
    'package' in from ? [{ contract, address, chain, ...from }] : [],
  ),
);

/**
 * Returns the address that a package's constant gives for a chain. The constant may be a string for all chains, a
 * record or function by chain id, or a token.
 */
function read(constant: unknown, chain: number): string | undefined {
  const value =
    typeof constant === 'function'
      ? (constant as (id: number) => unknown)(chain)
      : typeof constant === 'object'
        ? (constant as Record<number, unknown>)[chain]
        : constant;
  if (typeof value === 'string') return value;
  return (value as { address?: string } | undefined)?.address;
}

describe('content/reference/deployments.yml', () => {
  it('has something of a package on most chains', () => {
    expect(compared.length).toBeGreaterThan(40);
  });

  it.each(
    compared.map((row) => [`${row.contract} on ${row.chain}, ${row.constant}`, row] as const),
  )('%s: the address of the package', (_, row) => {
    const kept = NOT_INSTALLED[row.package];
    if (kept) {
      expect(kept[row.contract]?.[row.chain]).toBe(row.address);
      return;
    }
    const [name = '', version] = row.package.split(' ');
    const { version: installed } = JSON.parse(
      readFileSync(join(packageRoot, 'node_modules', name, 'package.json'), 'utf8'),
    ) as { version: string };
    expect(installed).toBe(version);
    const constant = (require(name) as Record<string, unknown>)[row.constant];
    expect(constant).toBeDefined();
    expect(read(constant, row.chain)?.toLowerCase()).toBe(row.address.toLowerCase());
  });

  it.each(Object.entries(NOT_INSTALLED))('has every address that is kept of %s', (name, kept) => {
    for (const [contract, byChain] of Object.entries(kept)) {
      const found = compared.filter((row) => row.package === name && row.contract === contract);
      expect(found.map(({ chain }) => chain).sort((a, b) => a - b)).toEqual(
        Object.keys(byChain).map(Number),
      );
    }
  });

  it('has every address in its EIP-55 form', () => {
    for (const { address, contradicted = [] } of rows) {
      for (const one of [address, ...contradicted.map((other) => other.address)]) {
        expect(one).toBe(utils.getAddress(one));
      }
    }
  });
});
