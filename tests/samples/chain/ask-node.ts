// SPDX-License-Identifier: MIT
import { setTimeout } from 'node:timers/promises';

/** What a node answers: a result, or why not. */
export type Answer =
  { result: unknown } | { error: { code: number; message: string; data?: unknown } };

/** Asks a node over HTTP. It mines a moment after it has taken a transaction: that is waited for, as clients do. */
export async function askNode(url: string, method: string, params: unknown[]): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = (await response.json()) as {
    result?: unknown;
    error?: { code: number; message: string; data?: unknown };
  };
  if (error) return { error };
  if (/^eth_send(?:Raw)?Transaction$/.test(method)) await untilMined(url, result);
  return { result };
}

/** Waits for the receipt and for the block of the transaction: anvil may have the one while it still calls the other pending. */
async function untilMined(url: string, hash: unknown): Promise<void> {
  for (const method of ['eth_getTransactionReceipt', 'eth_getTransactionByHash']) {
    const answer = await askNode(url, method, [hash]);
    if (!('result' in answer)) continue;
    const { blockNumber } = (answer.result ?? {}) as { blockNumber?: string | null };
    if (blockNumber) continue;
    await setTimeout(1);
    return untilMined(url, hash);
  }
}
