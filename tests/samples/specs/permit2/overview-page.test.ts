// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PERMIT2_ADDRESS } from '@uniswap/permit2-sdk';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { repositoryRoot } from '../../toolchain/paths.ts';

const read = (path: string) => readFileSync(join(repositoryRoot, 'content', path), 'utf8');

it('shows the address of the package, which is that of every chain in the registry', () => {
  const shown = read('docs/contracts/permit2/overview.mdx').match(/0x[\da-f]{40}\b/gi);
  expect(shown).toEqual([PERMIT2_ADDRESS]);

  const inRegistry: string[] = [];
  JSON.stringify(parse(read('reference/deployments.yml')), (_, value: unknown) => {
    if (value instanceof Object && 'contract' in value && value.contract === 'Permit2') {
      inRegistry.push(String((value as { address?: unknown }).address));
    }
    return value;
  });
  expect(inRegistry.length).toBeGreaterThan(10);
  expect(new Set(inRegistry)).toEqual(new Set([PERMIT2_ADDRESS]));
});
