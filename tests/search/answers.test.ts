import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Interface } from '@ethersproject/abi';
import { keccak256 } from '@ethersproject/keccak256';
import { FACTORY_ADDRESS, FeeAmount, POOL_INIT_CODE_HASH, TickMath } from '@uniswap/v3-sdk';
import type { Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { markOf } from '../../src/protocol/code-hash';
import { textOf } from '../output/tables';
import { openIndex } from './built-index';

interface Artifact {
  abi: ConstructorParameters<typeof Interface>[0];
  bytecode: string;
  deployedBytecode: Hex;
}

/** Reads a contract's artifact from its package. */
const artifact = (path: string): Artifact =>
  JSON.parse(readFileSync(join('node_modules/@uniswap', path), 'utf8')) as Artifact;

const periphery = 'v3-periphery/artifacts/contracts';
const router = new Interface(artifact(`${periphery}/SwapRouter.sol/SwapRouter.json`).abi);
const poolArtifact = artifact('v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json');
const pool = new Interface(poolArtifact.abi);
const universal = new Interface(
  artifact('universal-router/artifacts/contracts/UniversalRouter.sol/UniversalRouter.json').abi,
);
const router02 = new Interface(
  artifact('swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json').abi,
);

const index = openIndex();
const answerTo = async (query: string) => {
  const { answer, hits } = await index.search({ query, limit: 3 });
  // The answer must link to the first hit, because the first hit is the page that explains it.
  expect(hits[0]?.path, query).toBe(answer?.path ?? hits[0]?.path);
  return answer;
};

/** Returns the visible text of a page. */
const pageText = (path: string): string =>
  textOf(readFileSync(join('public', path.replace(/#.*/, ''), 'index.html'), 'utf8'));

describe('answers above the hits', () => {
  it.each(['exactInputSingle', 'exactInput', 'exactOutputSingle', 'exactOutput', 'multicall'])(
    'shows %s of the swap router with the selector that ethers computes from its ABI',
    async (name) => {
      const [signature = ''] = Object.keys(router.functions).filter((each) =>
        each.startsWith(`${name}(`),
      );
      const answer = await answerTo(router.getSighash(signature).toUpperCase().replace('X', 'x'));
      expect(answer).toMatchObject({ kind: 'function selector', copy: signature });
      expect(answer?.text).toMatch(new RegExp(`^\`${name}\\(`));
      expect(answer?.path).toMatch(new RegExp(`#${name}$`));
    },
  );

  it('shows the other swap router with its own selector', async () => {
    const signature = 'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))';
    const answer = await answerTo(router02.getSighash(signature));
    expect(answer).toMatchObject({ kind: 'function selector', copy: signature });
    expect(answer?.text).toContain('SwapRouter02');
    expect(answer?.text).not.toContain('ISwapRouter');
  });

  it.each(['Swap', 'Mint', 'Initialize'])('shows %s of the pool with its topic', async (name) => {
    const fragment = pool.getEvent(name);
    expect(await answerTo(pool.getEventTopic(fragment))).toMatchObject({
      kind: 'event topic',
      copy: fragment.format('sighash'),
    });
  });

  it.each(['TransactionDeadlinePassed', 'ExecutionFailed', 'V3TooLittleReceived'])(
    'shows the error %s of the universal router with its selector and cause',
    async (name) => {
      const signature = universal.getError(name).format('sighash');
      const answer = await answerTo(keccak256(new TextEncoder().encode(signature)).slice(0, 10));
      expect(answer).toMatchObject({ kind: 'error selector', copy: signature });
      const [, cause] = / of \w+: (.+)$/.exec(answer?.text ?? '') ?? [];
      expect(cause).toMatch(/^[A-Z].{10,}\.$/);
      expect(pageText(answer?.path ?? '')).toContain(cause);
    },
  );

  it.each([
    ['STF', 'STF', '/contracts/v3/reference/error-codes#stf'],
    [
      'too little received',
      'Too little received',
      '/contracts/v3/reference/error-codes#too-little-received',
    ],
    [
      'UniswapV2: LOCKED',
      'UniswapV2: LOCKED',
      '/contracts/v1/reference/smart-contracts/common-errors#locked',
    ],
  ])('tells why %s comes, and what to do', async (query, copy, path) => {
    const answer = await answerTo(query);
    expect(answer).toMatchObject({ kind: 'error', copy, path });
    const sentences = / of \w+: (.*\.) (.*\.)$/.exec(answer?.text ?? '')?.slice(1) ?? [];
    expect(sentences).toHaveLength(2);
    for (const sentence of sentences) expect(pageText(path)).toContain(sentence);
  });

  it('shows both meanings of K', async () => {
    const answer = await answerTo('K');
    expect(answer?.path).toBe('/contracts/v1/reference/smart-contracts/common-errors#k');
    expect(answer?.text).toMatch(/^`UniswapV2: K` of UniswapV2Pair: .*; k \(v1\): /);
    expect(answer).not.toHaveProperty('copy');
  });

  it.each([
    ['Tick spacing', 'tick-spacing', 'concentrated-liquidity#ticks-and-tick-spacing'],
    [
      'what is capital efficiency?',
      'capital-efficiency',
      'concentrated-liquidity#capital-efficiency',
    ],
  ])(
    'defines %s as the glossary does, and leads on to what explains it',
    async (query, id, path) => {
      const answer = await answerTo(query);
      expect(answer).toMatchObject({ kind: 'term', path: `/concepts/protocol/${path}` });
      expect(answer?.copy?.length).toBeGreaterThan(20);
      expect(pageText(`/concepts/glossary#${id}`)).toContain(answer?.copy);
    },
  );

  it('shows whose an address is, in upper or lower case', async () => {
    for (const query of [FACTORY_ADDRESS, FACTORY_ADDRESS.toLowerCase()]) {
      const answer = await answerTo(query);
      expect(answer).toMatchObject({ kind: 'address', copy: FACTORY_ADDRESS });
      expect(answer?.text).toMatch(/^`UniswapV3Factory` on Ethereum Mainnet, Optimism, /);
      expect(answer?.path).toBe('/contracts/v3/reference/deployments#mainnet');
    }
  });

  it('warns of an address that nobody should use', async () => {
    const answer = await answerTo('0xf164fC0Ec4E93095b804a4795bBe1e041497b92a');
    expect(answer?.text).toBe('`UniswapV2Router01` on Ethereum Mainnet (vulnerable: do not use)');
  });

  it('shows the code of a hash', async () => {
    const { deployedBytecode } = artifact(`${periphery}/SwapRouter.sol/SwapRouter.json`);
    expect(await answerTo(markOf(deployedBytecode).hash)).toMatchObject({
      kind: 'code hash',
      copy: 'SwapRouter',
    });
    expect(keccak256(poolArtifact.bytecode)).toBe(POOL_INIT_CODE_HASH);
    const answer = await answerTo(POOL_INIT_CODE_HASH);
    expect(answer?.text).toMatch(/^Init code hash of `UniswapV3Pool`.*`POOL_INIT_CODE_HASH`/);
  });

  it.each([
    ['MIN_TICK', String(TickMath.MIN_TICK)],
    ['max_tick', String(TickMath.MAX_TICK)],
    ['MIN_SQRT_RATIO', TickMath.MIN_SQRT_RATIO.toString()],
    ['TickMath.MAX_SQRT_RATIO', TickMath.MAX_SQRT_RATIO.toString()],
    ['FeeAmount.MEDIUM', String(FeeAmount.MEDIUM)],
  ])('tells the value of %s', async (query, value) => {
    expect(await answerTo(query)).toMatchObject({ kind: 'constant', copy: value });
  });

  it.each([
    [TickMath.MAX_TICK.toLocaleString('en'), 'MAX_TICK'],
    [TickMath.MIN_TICK.toLocaleString('en'), 'MIN_TICK'],
    [TickMath.MIN_SQRT_RATIO.toString(), 'MIN_SQRT_RATIO'],
    [(2n ** 96n).toString(), 'Q96'],
  ])('tells the name of %s', async (query, name) => {
    expect(await answerTo(query)).toMatchObject({ kind: 'constant', copy: name });
  });

  it.each(['0x12345678', `0x${'1f'.repeat(20)}`, `0x${'1f'.repeat(32)}`, '0xc45a0156'])(
    'has no answer to %s, which the docs do not contain',
    async (query) => {
      expect(await answerTo(query)).toBeUndefined();
    },
  );
});
