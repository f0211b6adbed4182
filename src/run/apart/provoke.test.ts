import { readFileSync } from 'node:fs';
import { decodeErrorResult, parseAbi, toFunctionSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import { isCustomError, readProvocations } from '../../site/data/error-catalogue';
import type { Provocation } from '../../site/runs/scenario';
import type { Start } from '../engine/chain';
import type { Interfaces } from '../scenario/given-scenario';
import type { Provoked } from './provoke';
import { runApart } from './run-apart';

const kept = (name: string): unknown =>
  JSON.parse(readFileSync(`src/run/market/${name}.json`, 'utf8'));
const given = { start: kept('market') as Start, interfaces: kept('interfaces') as Interfaces };
const see = (provocation: Provocation) =>
  runApart(given, { provoke: provocation }) as Promise<Provoked>;

const seen = readProvocations(readFileSync('content/errors.yml', 'utf8'));

/**
 * Returns a revert's code as the error catalogue spells it: the text of `Error(string)`, or a custom error's selector.
 */
function codeOf(data: `0x${string}`): string {
  if (!data.startsWith('0x08c379a0')) return data.slice(0, 10);
  const { args } = decodeErrorResult({ abi: parseAbi(['error Error(string)']), data });
  return args[0];
}

describe('an error that is reproduced for readers', () => {
  it.each([...seen])('%s', async (_key, { code, ...provocation }) => {
    const { result } = await see(provocation);
    expect(codeOf(result.revert?.data ?? '0x')).toBe(
      isCustomError(code) ? toFunctionSelector(code) : code,
    );
  });

  it('is one of more than sixty', () => expect(seen.size).toBeGreaterThan(60));

  it('is reported with the first call, and created contracts have the given names', async () => {
    const makes = 'new pool';
    const args = ['{DAI}', '{USDC}', 3000];
    const create = { to: 'UniswapV3Factory', function: 'createPool', args, makes };
    const swap = {
      to: makes,
      function: 'swap(address,bool,int256,uint160,bytes)',
      args: ['{caller}', true, 1000, '4295128740', '0x'],
    };
    const { before, result } = await see({ ...swap, before: [create] });
    expect(before.map(({ to, function: name }) => `${to}.${name}`)).toEqual([
      'UniswapV3Factory.createPool',
    ]);
    expect([result.call.to, result.call.function]).toEqual(['new pool', 'swap']);
    expect(result.call.failure).toBe('LOK');
  });

  it('is rejected if an earlier call reverts, or if the market lacks the object', async () => {
    const call = { to: 'DAI', function: 'decimals', args: [] };
    const step = { to: 'SwapRouter', function: 'sweepToken', args: ['{DAI}', 1, '{caller}'] };
    await expect(see({ ...call, before: [step] })).rejects.toThrow(
      'An earlier call, SwapRouter.sweepToken, reverted (Insufficient token',
    );
    await expect(see({ ...call, to: 'nowhere', before: [] })).rejects.toThrow('nowhere');
    await expect(see({ ...call, function: 'burn', before: [] })).rejects.toThrow(
      'The market has several functions burn',
    );
  });
});
