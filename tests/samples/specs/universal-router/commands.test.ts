// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { utils } from 'ethers';
import { expect } from 'vitest';
import * as sample from '../../../../content/samples/universal-router/commands.ts';
import * as viem from '../../../../content/samples/universal-router/viem/commands.ts';
import { pathOf as pathOfViem } from '../../../../content/samples/universal-router/viem/encode.ts';
import { encode, pathOf } from '../../../../content/samples/universal-router/encode.ts';
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

describeSample('universal-router/viem/commands.ts', (proves) => {
  proves(['addresses'], 'says what the file for ethers says', () => {
    const { routerAbi, ...rest } = sample;
    const { routerAbi: parsed, ...others } = viem;
    expect(others).toEqual(rest);
    const { name, inputs } = new utils.Interface(routerAbi).getFunction('execute');
    const [execute] = parsed;
    expect([execute.name, execute.inputs.map(({ type }) => type)]).toEqual([
      name,
      inputs.map(({ type }) => type),
    ]);
  });
});

describeSample('universal-router/viem/encode.ts', (proves) => {
  proves(['path'], 'packs what the file for ethers packs', () => {
    const { usdc, weth9 } = addresses;
    expect(pathOfViem(usdc, 500, weth9)).toBe(pathOf(usdc, 500, weth9));
  });
});

describeSample('universal-router/encode.ts', (proves) => {
  proves(['path'], 'packs 43 bytes: token, fee, token', () => {
    const path = pathOf(addresses.usdc, 500, addresses.weth9);
    expect(utils.hexDataLength(path)).toBe(43);
    const { usdc, weth9 } = addresses;
    // 500 is 0x0001f4.
    expect(path).toBe(`${usdc}0001f4${weth9.slice(2)}`.toLowerCase());
  });

  proves(['encode'], 'encodes without a selector, as the router decodes', () => {
    const words = [addresses.usdc.slice(2).toLowerCase().padStart(64, '0'), '7'.padStart(64, '0')];
    expect(encode(['address', 'uint256'], [addresses.usdc, 7])).toBe(`0x${words.join('')}`);
  });
});
