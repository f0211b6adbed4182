// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import * as sample from '../../../../content/samples/universal-router/commands.ts';
import { addresses } from '../../chain/addresses.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { packagesRoot } from '../../toolchain/paths.ts';

const libraries = join(packagesRoot, '@uniswap/universal-router/contracts/libraries');
const constantsOf = (file: string) =>
  Object.fromEntries(
    [...readFileSync(join(libraries, file), 'utf8').matchAll(/constant (\w+) = ([^;]+);/g)].map(
      ([, name, value]) => [name, value],
    ),
  );

describeSample('universal-router/commands.ts', (proves) => {
  proves(['commands'], 'has the numbers of the published library', () => {
    const published = constantsOf('Commands.sol');
    for (const [name, value] of Object.entries(sample.Command)) {
      expect([name, value]).toEqual([name, Number(published[name])]);
    }
  });

  proves(['flags'], 'has the stand-ins of the published library', () => {
    const published = constantsOf('Constants.sol');
    expect(published.MSG_SENDER).toBe(`address(${Number(sample.MSG_SENDER)})`);
    expect(published.ADDRESS_THIS).toBe(`address(${Number(sample.ADDRESS_THIS)})`);
  });

  proves(['addresses'], 'names the mainnet deployments', () => {
    expect(sample.UNIVERSAL_ROUTER).toBe(addresses.universalRouter);
    expect(sample.WETH9).toBe(addresses.weth9);
  });
});
