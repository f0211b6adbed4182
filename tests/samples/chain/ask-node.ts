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

/**
 * Waits until the node no longer calls a transaction pending. Its receipt may be there before: whoever goes back to a
 * snapshot then, and sends, is given a nonce that still counts it, and the node drops what has that nonce.
 *
 * @throws where the node does not know the transaction
 */
export async function untilMined(url: string, hash: unknown): Promise<void> {
  const answer = await askNode(url, 'eth_getTransactionByHash', [hash]);
  const sent = 'result' in answer ? (answer.result as { blockNumber: string | null } | null) : null;
  if (!sent) throw new Error(`the node does not know ${String(hash)}`);
  if (sent.blockNumber) return;
  await setTimeout(1);
  return untilMined(url, hash);
}
