// SPDX-License-Identifier: MIT
import { setTimeout } from 'node:timers/promises';

/** The response of a node: a result or an error. */
export type Answer =
  { result: unknown } | { error: { code: number; message: string; data?: unknown } };

/**
 * Sends a request to a node over HTTP. Waits until a sent transaction is mined, as clients do, because the node mines a
 * moment after it accepts one.
 */
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

/**
 * Waits until the node no longer reports a transaction as pending, which can be later than its receipt. A test that
 * returned to a snapshot before that, and then sent a transaction, would use a nonce that still counts the pending one,
 * and the node drops such transactions.
 *
 * @throws if the node does not know the transaction
 */
export async function untilMined(url: string, hash: unknown): Promise<void> {
  const answer = await askNode(url, 'eth_getTransactionByHash', [hash]);
  const sent = 'result' in answer ? (answer.result as { blockNumber: string | null } | null) : null;
  if (!sent) throw new Error(`the node does not know ${String(hash)}`);
  if (sent.blockNumber) return;
  await setTimeout(1);
  return untilMined(url, hash);
}
