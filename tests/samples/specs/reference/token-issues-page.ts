// SPDX-License-Identifier: MIT
import { pageText } from '../../toolchain/page-text.ts';

/** The page. */
export const page = pageText('concepts/protocol/integration-issues');

/** What the page says of v1 and of v3, in the row of a behaviour. */
export const saidOf = (behaviour: string) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${behaviour} `));
  // The first table lists error strings; this one has them in its second and third column.
  const [, , v1 = '', v3 = ''] = row?.split('|') ?? [];
  return { v1, v3 };
};
