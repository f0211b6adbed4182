import { Interface } from '@ethersproject/abi';
import { describe, expect, it } from 'vitest';
import { fileText, groupedExact } from './page-text';
import { DAI, raw, wei } from './tokens';
import { contractGuide, contractsPage, permitHash, states } from './v1-page';

describe('the guides for contracts on v1', () => {
  it('show the cost of a loan of 1,000 DAI', () => {
    const owed = (1_000n * wei * 1_000n) / 997n + 1n;
    const page = contractGuide('using-flash-swaps');
    states(page, `repay ${groupedExact(raw(DAI, owed).toExact())} DAI`);
    states(page, `the fee is ${raw(DAI, owed - 1_000n * wei).toExact()} DAI`);
  });

  it('name the one library that requires its compiler', () => {
    const library = (name: string) =>
      fileText(`node_modules/@uniswap/v2-periphery/contracts/libraries/${name}.sol`);
    expect(library('SafeMath')).toContain('pragma solidity =0.6.6;');
    const bound = ['UniswapV2Library', 'UniswapV2OracleLibrary'].filter((name) =>
      library(name).includes('SafeMath.sol'),
    );
    states(
      contractGuide('quick-start'),
      `import ${bound.map((name) => `\`${name}\``).join()} must be compiled with 0.6.6`,
    );
  });

  it('show the type hash of the permit and the selectors of governance', () => {
    states(contractGuide('supporting-meta-transactions'), `\`${permitHash}\``);
    const core = fileText('node_modules/@uniswap/v2-core/contracts/UniswapV2ERC20.sol');
    expect(core).toContain(permitHash);
    const page = contractsPage('reference/Governance/governance-reference');
    const calls = [
      ...page.matchAll(/^\| `(\w+\(\))` +\| (?:factory|timelock|governor) +\| `(0x\w{8})`/gm),
    ];
    expect(calls.length).toBe(10);
    for (const [, call = '', selector] of calls) {
      expect([call, selector]).toEqual([
        call,
        new Interface([`function ${call}`]).getSighash(call),
      ]);
    }
  });
});
