import { afterEach, expect, test } from 'vitest';
import { packEdits } from '../../src/run/editor/edits';
import { reader } from './reader';

const window = reader();
afterEach(() => expect(window.complaints).toEqual([]));

test('a sample runs on the page, and shows what the chain gives', async () => {
  await window.open('/contracts/v3/guides/swaps/single-swaps');
  await window.click('button', { name: 'Run' }, await window.find('main'));
  const dialog = await window.find('dialog', { name: 'SingleSwap.sellExactDai' });
  await window.says(dialog, 'Done.');
  await window.says(dialog, '0.996006981039903216 WETH9');
});

test('an address opens its call with its values, which leads to the reference', async () => {
  const call = 'run=v3/single-swap.sol~exact-input&run.amountIn=1000&run.amountOutMinimum=0.4';
  await window.open(`/contracts/v3/guides/swaps/single-swaps?${call}`);
  const dialog = await window.find('dialog', { name: 'SingleSwap.sellExactDai' });
  await window.says(dialog, 'Nothing has run yet.');
  await window.click('button', { name: 'Run' }, dialog);
  await window.says(dialog, '−1000 DAI');
  await window.click('link', { name: /^DAI\/WETH9 pool, 0\.3%\.Swap$/ }, dialog);
  await window.shows('UniswapV3Pool');
  expect(await window.address()).toBe('/contracts/v3/reference/core/pool#Swap');
});

test('a program runs as the page has it, and with the edits of an address', async () => {
  const main = 'sdk/core/amounts.main.ts';
  const edits = packEdits({ [main]: "console.log('by WebKit');\n" });
  await window.open(`/sdk/core/overview?run=${main}~${main}#edit=${edits}`);
  const dialog = await window.find('dialog', { name: main });
  await window.says(dialog, 'This link carries edits. Nothing has run yet.');
  await window.click('button', { name: 'Run' }, dialog);
  await window.says(dialog, 'by WebKit');
  await window.click('button', { name: 'Undo all edits' }, dialog);
  await window.click('button', { name: 'Run' }, dialog);
  await window.says(dialog, 'in its smallest unit');
});

test('a measured call runs from its table, and the costs follow the base fee', async () => {
  await window.open('/concepts/protocol/gas');
  const main = await window.find('main');
  const [row] = await window.findAll('row', { name: /^Uniswap\s?V2\s?Router02/ }, main);
  if (!row) throw new Error('The table of swaps has no row of the v1 router.');
  await window.says(row, /0\.000\d+ ETH/);
  await window.fill(await window.find('textbox', { name: /cost at a base fee of/ }, main), '20000');
  await window.says(row, /[1-9]\.\d\d ETH/);
  await window.click('button', { name: /see where its gas goes \(swaps in one pool\)$/ }, main);
  const dialog = await window.find('dialog', { name: 'Gas of a call' });
  await window.says(dialog, ' gas. The transaction and its data use ');
  await window.says(dialog, 'UniswapV2Router02.swapExactTokensForTokens');
});
