import { Interface } from '@ethersproject/abi';
import { keccak256 } from '@ethersproject/keccak256';
import { toUtf8Bytes } from '@ethersproject/strings';
import { describe, expect, it } from 'vitest';
import { contractGuide, contractsPage, grouped, states, textOf, wei } from './v1-page';

describe('the guides for contracts on v1', () => {
  it('show what a loan of 1,000 DAI costs', () => {
    const owed = (1_000n * wei * 1_000n) / 997n + 1n;
    const page = contractGuide('using-flash-swaps');
    states(page, `repay ${grouped(owed / wei)}.${String(owed % wei).padStart(18, '0')} DAI`);
    states(
      page,
      `that is ${(owed - 1_000n * wei) / wei}.${String(owed % wei).padStart(18, '0')} DAI`,
    );
  });

  it('names the one library that is bound to its compiler', () => {
    const library = (name: string) =>
      textOf(`node_modules/@uniswap/v2-periphery/contracts/libraries/${name}.sol`);
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
    const type =
      'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)';
    const hash = keccak256(toUtf8Bytes(type));
    states(contractGuide('supporting-meta-transactions'), `\`${hash}\``);
    const core = textOf('node_modules/@uniswap/v2-core/contracts/UniswapV2ERC20.sol');
    expect(core).toContain(hash);
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
