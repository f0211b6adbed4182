// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, type Contract, ContractFactory, utils } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { collectParams, decreaseParams } from '../../chain/positions.ts';
import { revertCode } from '../../chain/reverts.ts';
import { balanceOf, units } from '../../chain/tokens.ts';
import { pageText } from '../../toolchain/page-text.ts';
import { packagesRoot } from '../../toolchain/paths.ts';
import { late, stranger, usePeriphery, zero } from './periphery-calls.ts';

const { dai, usdc, weth9, positionManager } = addresses;

interface LinkedArtifact {
  abi: never;
  bytecode: string;
  linkReferences: Record<string, Record<string, { start: number; length: number }[]>>;
}
const artifact = (path: string) =>
  JSON.parse(
    readFileSync(join(packagesRoot, '@uniswap/v3-periphery/artifacts/contracts', path), 'utf8'),
  ) as LinkedArtifact;

describe('what the reference pages of the periphery say', () => {
  const { chain, manager, etherOf, mint } = usePeriphery();

  describe('NonfungiblePositionManager', () => {
    it('mints to a contract without asking it', async () => {
      const probe = await chain.deploy(testContract('pool-probe.sol', 'PoolProbe'));
      const tokenId = await mint(probe.address);
      expect(await manager().ownerOf(tokenId)).toBe(probe.address);
      const own = await mint();
      const args = [chain.traderAddress, probe.address, own];
      await expect(
        manager().callStatic['safeTransferFrom(address,address,uint256)']!(...args),
      ).rejects.toThrow('ERC721: transfer to non ERC721Receiver implementer');
    });

    it('says what the page says of an id that does not exist', async () => {
      const code = (method: string, args: unknown[]) => revertCode(manager(), method, args);
      const gone = 999_999;
      const message = 'ERC721: operator query for nonexistent token';
      const increase = {
        tokenId: gone,
        amount0Desired: 1,
        amount1Desired: 1,
        amount0Min: 0,
        amount1Min: 0,
        deadline: late,
      };
      expect(await code('decreaseLiquidity', [decreaseParams(gone, 1)])).toBe(message);
      expect(await code('collect', [collectParams(gone, stranger)])).toBe(message);
      expect(await code('burn', [gone])).toBe(message);
      expect(await code('increaseLiquidity', [increase])).toBe('');
      expect(await code('tokenURI', [gone])).toBe('');
      const permit = [stranger, gone, late, 27, constants.HashZero, constants.HashZero];
      expect(await code('permit', permit)).toBe('ERC721: owner query for nonexistent token');
    });

    it('keeps what is collected to the zero address, until it is unwrapped and swept', async () => {
      const tokenId = await mint();
      const { liquidity } = await manager().positions(tokenId);
      const { interface: abi } = manager();
      const calls = [
        abi.encodeFunctionData('decreaseLiquidity', [decreaseParams(tokenId, liquidity)]),
        abi.encodeFunctionData('collect', [collectParams(tokenId, zero)]),
        abi.encodeFunctionData('unwrapWETH9', [1, stranger]),
        abi.encodeFunctionData('sweepToken', [dai, 1, stranger]),
        abi.encodeFunctionData('burn', [tokenId]),
      ];
      await (await manager().multicall(calls)).wait();
      expect((await etherOf(stranger)).gt(units.weth('0.99'))).toBe(true);
      expect((await balanceOf(chain, dai, stranger)).gt(units.dai(1_999))).toBe(true);
    });
  });

  describe('NonfungibleTokenPositionDescriptor', () => {
    let descriptor: Contract;

    beforeEach(async () => {
      const library = await chain.deploy(
        artifact('libraries/NFTDescriptor.sol/NFTDescriptor.json'),
      );
      const name = 'NonfungibleTokenPositionDescriptor';
      const { abi, bytecode, linkReferences } = artifact(`${name}.sol/${name}.json`);
      const gaps = Object.values(linkReferences).flatMap((file) => Object.values(file).flat());
      expect(gaps).toEqual([{ start: gaps[0]?.start, length: 20 }]);
      const start = 2 + 2 * (gaps[0]?.start ?? 0);
      const linked =
        bytecode.slice(0, start) + library.address.slice(2) + bytecode.slice(start + 40);
      const label = utils.formatBytes32String('ETH');
      descriptor = await new ContractFactory(abi, linked, chain.trader).deploy(weth9, label);
    });

    it('ranks the tokens as the page says', async () => {
      const page = pageText('contracts/v3/reference/periphery/position-descriptor');
      const known = {
        USDC: usdc,
        USDT: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
        DAI: dai,
        'other tokens': stranger,
        'wrapped ether': weth9,
        tBTC: '0x8dAEBADE922dF735c38C80C7eBD708Af50815fAa',
        WBTC: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
      };
      for (const [name, address] of Object.entries(known)) {
        const [mainnet, elsewhere] = [
          await descriptor.tokenRatioPriority!(address, 1),
          await descriptor.tokenRatioPriority!(address, 10),
        ];
        expect(page).toContain(`| ${name} | ${mainnet} | ${elsewhere} |`);
      }
    });

    it('answers inline, with ether by its label, in USDC or DAI per ether', async () => {
      const uri: string = await descriptor.tokenURI!(positionManager, await mint());
      const prefix = 'data:application/json;base64,';
      expect(uri.startsWith(prefix)).toBe(true);
      const json = JSON.parse(Buffer.from(uri.slice(prefix.length), 'base64').toString('utf8')) as {
        name: string;
        image: string;
      };
      expect(Object.keys(json)).toEqual(['name', 'description', 'image']);
      expect(json.name).toContain('0.3% - DAI/ETH');
      expect(json.image.startsWith('data:image/svg+xml;base64,')).toBe(true);
      const gone = [positionManager, 999_999];
      expect(await revertCode(descriptor, 'tokenURI', gone)).toBe('Invalid token ID');
    });
  });
});
