// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runFiles } from '../../../../src/build/runs/run-files.ts';
import { startEngine } from '../../../../src/run/engine/engine.ts';
import { marketClock } from '../../../../src/run/engine/engine.ts';
import type { Hex } from '../../../../src/run/engine/json-rpc.ts';
import type { ChainAnswer } from '../../../../src/run/program/node-apis.ts';
import { programText } from '../../../../src/run/program/program-text.ts';
import type { Interfaces } from '../../../../src/run/scenario/given-scenario.ts';
import type { RunResult } from '../../../../src/run/scenario/run-result.ts';
import { type Ask, Stage } from '../../../../src/run/scenario/stage.ts';
import { tellTransaction } from '../../../../src/run/scenario/tell-transaction.ts';
import type { GivenProgram } from '../../../../src/site/runs/given-program.ts';
import { stripTypes } from '../../../../src/site/runs/strip-types.ts';
import { runningPrograms } from '../../../../src/site/samples/sample-index.ts';
import { useChainAndEngine } from '../../chain/chain-and-engine.ts';
import { type ProgramRun, runProgram } from '../../chain/program-in-node.ts';
import { interfacesOf } from '../../chain/runnable.ts';
import { type Answer, askNode } from '../../chain/ask-node.ts';
import { askEngine } from '../../chain/two-chains.ts';
import { casesOf } from '../../toolchain/cases.ts';
import { repositoryRoot, samplesRoot } from '../../toolchain/paths.ts';
import { outputOf, PRIVATE_KEY } from '../../toolchain/run-main.ts';

const RPC_URL = 'http://127.0.0.1:8545';
const index = readFileSync(join(samplesRoot, 'index.yml'), 'utf8');

const programs = runningPrograms(index);

/**
 * One or two programs for each part of the protocol, for ethers or viem. Some only read; the others sign, swap, remove
 * liquidity or write a file.
 */
const FEW = [
  'v1/viem/remove-with-permit.main.ts',
  'permit2/viem/allowance-transfer.main.ts',
  'universal-router/overview.main.ts',
  'sdk/v3/trading.main.ts',
  'sdk/v3/bot-swap.main.ts',
  'sdk/v3/viem/quote-form.main.ts',
  'sdk/v1/viem/trading.main.ts',
  'reference/viem/check-code.main.ts',
];

/** The output of a program and the results of its transactions. */
interface Deeds extends ProgramRun {
  transactions: Omit<RunResult, 'values'>[];
}

/** Edits that each cause a revert: `to` replaces `line`. */
const MISTAKES = [
  {
    what: 'a low deadline',
    main: 'sdk/v3/trading.main.ts',
    line: 'const deadline = timestamp + 600;',
    to: 'const deadline = timestamp - 600;',
    told: /Transaction too old/,
  },
  {
    what: 'the deadline that the first page tells readers to miss',
    main: 'sdk/v3/first-swap.main.ts',
    line: 'deadline: timestamp + 600',
    to: 'deadline: timestamp - 600',
    told: /Transaction too old/,
  },
  {
    what: 'a missing approval',
    main: 'sdk/v3/trading.main.ts',
    line: 'await approveRouter(signer, usdc);',
    to: '',
    told: /STF/,
  },
  {
    what: 'a wrong order of tokens',
    main: 'universal-router/overview.main.ts',
    line: 'tokenIn: USDC, tokenOut: WETH9',
    to: 'tokenIn: WETH9, tokenOut: USDC',
    // AllowanceExpired(0): the router has no permit for this token.
    told: /0xd81b2f2e|AllowanceExpired/,
  },
];

describe('programs that readers run on the page', () => {
  const chains = useChainAndEngine();
  let interfaces: Interfaces;
  let files: Map<string, string>;
  beforeAll(async () => {
    interfaces = await interfacesOf(chains.anvil);
    files = new Map(await runFiles(repositoryRoot));
  }, 300_000);

  /** Returns the text of a file in the built site's run folder. */
  const file = (name: string) => files.get(name) ?? '';

  async function deedsOn(
    main: string,
    answer: (method: string, params: unknown[]) => Promise<Answer>,
    edited: (source: string) => string = (source) => source,
  ): Promise<Deeds> {
    const { kit, files, reads } = JSON.parse(file(`${main}.json`)) as GivenProgram;
    const own = files.map((each) =>
      each.path === main ? { ...each, script: stripTypes(edited(each.source)) } : each,
    );
    const text = programText([file('prelude.js'), file(`${kit}.js`)], own, main);
    const hashes: Hex[] = [];
    const run = await runProgram(
      text,
      { env: { RPC_URL, PRIVATE_KEY }, files: reads },
      async (method, params) => {
        const answered = await answer(method, [...params]);
        if (/^eth_send/.test(method) && 'result' in answered) hashes.push(answered.result as Hex);
        return answered as ChainAnswer;
      },
    );
    const ask: Ask = async (method, ...params) => {
      const answered = await answer(method, params);
      if ('error' in answered) throw new Error(`${method}: ${answered.error.message}`);
      return answered.result as never;
    };
    const stage = new Stage(ask, interfaces);
    const transactions: Deeds['transactions'] = [];
    for (const hash of hashes) transactions.push((await tellTransaction(stage, hash, [])).told);
    return { ...run, transactions };
  }

  /**
   * Runs a program in the page's engine and on the private chain, from the same state. A program that only prints skips
   * the chain, because another test compares the output of each main on that chain with its page.
   */
  async function deedsOnBoth(main: string, edited?: (source: string) => string) {
    const { anvil, market } = chains;
    const engine = await startEngine(market, marketClock(market));
    const own = await deedsOn(main, (...asked) => askEngine(engine, ...asked), edited);
    const idle = own.failed === undefined && own.transactions.length === 0;
    const node = idle
      ? undefined
      : await deedsOn(main, (...asked) => askNode(anvil.url, ...asked), edited);
    return { own, node };
  }

  let compared = 0;

  it('are forty', () => {
    expect(programs.length).toBeGreaterThanOrEqual(40);
  });

  for (const main of casesOf(programs, FEW)) {
    it(`${main} prints what its page shows, and does on the page what it does on a chain`, async () => {
      const { own, node } = await deedsOnBoth(main);
      expect(own.printed).toBe(readFileSync(join(samplesRoot, outputOf(main)), 'utf8'));
      expect(own.failed).toBeUndefined();
      if (!node) return;
      expect(comparable(own)).toEqual(comparable(node));
      compared += 1;
    }, 120_000);
  }

  it('are compared with the chain where they change it: most of them', () => {
    expect(compared).toBeGreaterThan(casesOf(programs, FEW).length / 2);
  });

  it.each(MISTAKES)(
    'fail as on a chain where a reader edits them wrong: $what',
    async ({ main, line, to, told }) => {
      const edit = (source: string) => {
        expect(source.split(line)).toHaveLength(2);
        return source.replace(line, to);
      };
      const { own, node } = await deedsOnBoth(main, edit);
      for (const deeds of [own, node]) expect(deeds?.failed?.message).toMatch(told);
      expect(own.printed).toBe(node?.printed);
      expect(comparable(own).transactions).toEqual(node && comparable(node).transactions);
    },
    120_000,
  );
});

/**
 * Removes what depends on a block's time: a second's difference changes an oracle's price sum and the text of a
 * deadline. Everything else must be identical to the last digit.
 */
const comparable = ({ printed, failed, transactions }: Deeds) => ({
  printed,
  failed,
  transactions: transactions.map(({ changes, events, call, revert }) => ({
    changes,
    events: events.map(({ by, name }) => `${by}.${name}`),
    calls: calledBy(call),
    revert,
  })),
});

type Told = RunResult['call'];

/** The precompile that recovers a signer. Its input is not a function call, and varies with the deadline. */
const ECRECOVER = '0x0000000000000000000000000000000000000001';

const calledBy = ({ to, function: name, ether, failure, calls }: Told): unknown[] => [
  to === ECRECOVER ? to : `${to}.${name}`,
  ether,
  failure,
  ...calls.map(calledBy),
];
