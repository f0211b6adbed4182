import { expect, test } from 'vitest';
import { madeMember, madeSymbol } from '../../tests/made-symbols';
import { runLinks, type RunLinkSources } from './run-links';
import type { AnswerPlaces } from './search/answers/answer-sources';

const SWAP = '0x128acb08';
const BURN = `0x0c396cd9${'8'.repeat(56)}`;
const FACTORY = '0xc45a0155';
const CALLBACK = '0xfa461e33';

const swap = madeMember({ name: 'swap', selector: SWAP });
const burn = madeMember({ name: 'Burn', kind: 'event', topic: BURN });
const factory = madeMember({ name: 'factory', selector: FACTORY, inheritedFrom: 'State' });
const symbols = [
  madeSymbol({ name: 'UniswapV3Pool', members: [swap, burn] }),
  madeSymbol({ name: 'SwapRouter', members: [factory] }),
  madeSymbol({ name: 'State', members: [{ ...factory, inheritedFrom: null }] }),
  madeSymbol({
    name: 'IUniswapV3SwapCallback',
    members: [madeMember({ name: 'uniswapV3SwapCallback', selector: CALLBACK })],
  }),
];

const places: AnswerPlaces = {
  find: (path) => path,
  // An inherited member is documented only on the page of the contract that declares it.
  ofSymbol: ({ name }, member) =>
    member?.inheritedFrom ? undefined : `/${name}#${member?.anchor ?? 'declaration'}`,
  ofCode: (code, anchor) => `/addresses#${anchor ?? code}`,
};

const sources: RunLinkSources = {
  symbols,
  places,
  deployments: {
    chains: [
      {
        id: 1,
        name: 'Ethereum',
        anchor: 'mainnet',
        explorer: 'https://explorer.example',
        deployments: [{ contract: 'SwapRouter', address: '0xAb', source: [] }],
      },
    ],
  },
  contracts: { SwapRouter: '0xab', 'DAI/WETH9 pool, 0.3%': '0x01', DAI: '0x02' },
  digests: new Set([SWAP, BURN, FACTORY]),
};

test('a function and an event of a pool link to the entries of the pool contract', () => {
  const { kinds, members } = runLinks(sources);
  expect(kinds['DAI/WETH9 pool, 0.3%']).toBe('UniswapV3Pool');
  expect(members.UniswapV3Pool).toEqual({
    [SWAP]: '/UniswapV3Pool#swap',
    '0x0c396cd9': '/UniswapV3Pool#Burn',
  });
});

test('an inherited function links to the page that explains it', () => {
  expect(runLinks(sources).members.SwapRouter).toEqual({ [FACTORY]: '/State#factory' });
});

test('a callback of a sample links to its interface, even if no market contract declares it', () => {
  expect(runLinks(sources).members['']).toEqual({
    [CALLBACK]: '/IUniswapV3SwapCallback#uniswapV3SwapCallback',
  });
});

test('only functions and events that results can name have a link', () => {
  const { members } = runLinks({ ...sources, digests: new Set([SWAP]) });
  expect(members.UniswapV3Pool).toEqual({ [SWAP]: '/UniswapV3Pool#swap' });
});

test('an account links to the section that lists its address, or to the page of its contract', () => {
  expect(runLinks(sources).accounts).toEqual({
    SwapRouter: '/addresses#mainnet',
    'DAI/WETH9 pool, 0.3%': '/UniswapV3Pool',
  });
});
