// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { RunResult, ToldCall } from '../scenario/run-result';
import { drawResult } from './draw-result';
import type { Explanations } from './explanations';

const SWAP = '0x128acb08';
const SWAPPED = `0xc42079f9${'1'.repeat(56)}` as const;

const known: Explanations = {
  links: {
    kinds: { Router: 'Router', 'A/B pool, 0.3%': 'Pool' },
    members: {
      Router: {},
      Pool: { [SWAP]: '/pool#swap', '0xc42079f9': '/pool#Swap' },
      '': { '0xfa461e33': '/callback#called' },
    },
    accounts: { 'A/B pool, 0.3%': '/pool' },
  },
  reverts: [
    {
      code: 'STF',
      contract: 'Helper',
      cause: 'Not approved.',
      fix: 'Approve.',
      href: '/errors#stf',
    },
    ...['One', 'Two'].map((contract) => ({
      code: 'InvalidNonce()',
      selector: '0x756688fe',
      contract,
      cause: `Used in ${contract}.`,
      fix: 'Take another.',
      href: `/errors#nonce-${contract}`,
    })),
  ],
};

const call = (more: Partial<ToldCall>): ToldCall => ({
  type: 'CALL',
  to: 'Router',
  function: 'sell',
  inputs: [],
  gasUsed: 21_000,
  calls: [],
  ...more,
});

const result = (more: Partial<RunResult>): RunResult => ({
  values: [],
  changes: [],
  events: [],
  call: call({}),
  ...more,
});

const draw = (more: Partial<RunResult>, explanations = known) =>
  document.body.replaceChildren(...drawResult(result(more), explanations));

const hrefs = () =>
  [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => document.body.replaceChildren());

test('functions, events and accounts link to their explanations, and others have no link', () => {
  draw({
    changes: [
      { who: 'You', amount: '−1', unit: 'DAI' },
      { who: 'A/B pool, 0.3%', amount: '1', unit: 'DAI' },
    ],
    events: [{ by: 'A/B pool, 0.3%', name: 'Swap', topic: SWAPPED, inputs: [] }],
    call: call({
      selector: '0x11111111',
      calls: [
        call({ to: 'A/B pool, 0.3%', function: 'swap', selector: SWAP }),
        call({ to: 'Router', function: 'called', selector: '0xfa461e33' }),
      ],
    }),
  });
  expect(hrefs()).toEqual([
    ['A/B pool, 0.3%', '/pool'],
    ['A/B pool, 0.3%.Swap', '/pool#Swap'],
    ['A/B pool, 0.3%.swap', '/pool#swap'],
    ['Router.called', '/callback#called'],
  ]);
});

test('calls within a call can be collapsed, and the button shows its state', () => {
  draw({ call: call({ calls: [call({ function: 'inner' })] }) });
  const fold = document.querySelector('button');
  const list = document.querySelector('.run-calls ul');
  expect(fold?.getAttribute('aria-label')).toBe('Calls of Router.sell');
  expect([fold?.getAttribute('aria-expanded'), list?.hasAttribute('hidden')]).toEqual([
    'true',
    false,
  ]);
  fold?.click();
  expect([fold?.getAttribute('aria-expanded'), list?.hasAttribute('hidden')]).toEqual([
    'false',
    true,
  ]);
  // Simulates a match of the browser's find-in-page in the collapsed list.
  expect(list?.getAttribute('hidden')).toBe('until-found');
  list?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect([fold?.getAttribute('aria-expanded'), list?.hasAttribute('hidden')]).toEqual([
    'true',
    false,
  ]);
});

test('a known reason shows its cause and fix, with links to its entry and the decoder', () => {
  draw({
    revert: { message: 'STF', data: '0x08c379a0' },
    call: call({ failure: 'STF' }),
  });
  expect(document.body.textContent).toContain('Not approved.');
  expect(hrefs()).toEqual([
    ['Cause and fix', '/errors#stf'],
    ['Read the revert data', '/contracts/v3/reference/error-codes?revert=0x08c379a0'],
    ['STF', '/errors#stf'],
  ]);
});

test('an error that two contracts share has an explanation for each', () => {
  draw({ revert: { message: 'InvalidNonce()', data: '0x756688fe' } });
  expect(document.body.textContent).toContain('In One: Used in One.');
  expect(document.body.textContent).toContain('In Two: Used in Two.');
});

test.each([
  ['a reason that nobody lists', { message: 'Mine', data: '0x08c379a0' }, 1],
  ['no data', { message: 'execution reverted', data: '0x' }, 0],
] as const)('%s has no cause', (_, revert, links) => {
  draw({ revert });
  expect(document.body.textContent).not.toContain('Fix:');
  expect(hrefs()).toHaveLength(links);
});

test('results of a chain are shown as text, not as markup', () => {
  draw({ call: call({ function: '<img src=x>', failure: '<b>no</b>' }) });
  expect(document.querySelector('img')).toBeNull();
  expect(document.body.textContent).toContain('<b>no</b>');
});
