import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Token, WETH9 } from '@uniswap/sdk-core';

const root = join(import.meta.dirname, '../..');
export const text = (path: string) => readFileSync(join(root, path), 'utf8');
const docs = 'content/docs/contracts/v3/reference';
export const page = (path: string) => text(`${docs}/${path}.mdx`);

/** Rows of a page's tables, their cells trimmed, minus signs as in code. */
export const rowsOf = (path: string) =>
  page(path)
    .replaceAll('−', '-')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

export const grouped = (value: string) => BigInt(value).toLocaleString('en-GB');

export const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
export const weth = new Token(1, WETH9[1]?.address ?? '', 18, 'WETH');
