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

/** What a package says: a text for every chain, a record or a function by chain id, a token. */
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
    const [name = '', version] = row.package.split(' ');
    const { version: installed } = JSON.parse(
      readFileSync(join(packageRoot, 'node_modules', name, 'package.json'), 'utf8'),
    ) as { version: string };
    expect(installed).toBe(version);
    const constant = (require(name) as Record<string, unknown>)[row.constant];
    expect(constant).toBeDefined();
    expect(read(constant, row.chain)?.toLowerCase()).toBe(row.address.toLowerCase());
  });

  it('has every address in its EIP-55 form', () => {
    for (const { address, contradicted = [] } of rows) {
      for (const one of [address, ...contradicted.map((other) => other.address)]) {
        expect(one).toBe(utils.getAddress(one));
      }
    }
  });
});
