import { Token, WETH9 } from '@uniswap/sdk-core';
import { fileText, rowsOf as cellsOf } from './page-text';

const docs = 'content/docs/contracts/v3/reference';
/** The source of a page of the v3 reference. */
export const page = (path: string) => fileText(`${docs}/${path}.mdx`);

/** Rows of a page's tables, minus signs as in code. */
export const rowsOf = (path: string) => cellsOf(page(path).replaceAll('−', '-'));

/** A whole number of any size, with thousands marks. */
export const grouped = (value: string) => BigInt(value).toLocaleString('en-GB');

export const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
export const weth = new Token(1, WETH9[1]?.address ?? '', 18, 'WETH');
