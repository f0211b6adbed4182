// SPDX-License-Identifier: MIT
import { useEffect, useRef, useState } from 'react';
import type { PublicActions } from 'viem';
import type { Wallet } from './config.ts';
import {
  type Ask,
  confirm,
  quoteAt,
  QuotePoller,
  type QuoteState,
} from './quote-form.ts';
import { mined } from './sending.ts';

// #region view
/**
 * Shows a quote, requests a new one at each block, and swaps the shown quote on a click.
 *
 * @param client for reading, on the chain of the ask
 * @param wallet the connected wallet
 * @param ask undefined while the input is invalid. Pass the same object while nothing
 * changes
 */
export function QuoteForm({
  client,
  wallet,
  ask,
}: {
  client: PublicActions;
  wallet: Wallet;
  ask: Ask | undefined;
}) {
  const [{ quote, problem }, setState] = useState<QuoteState>({});
  const [head, setHead] = useState(0);
  const [note, setNote] = useState('');
  const busy = useRef(false);

  useEffect(() => {
    const poller = new QuotePoller(
      (question, signal) => quoteAt(client, question, signal),
      setState,
    );
    poller.change(ask);
    const unwatch = client.watchBlockNumber({
      onBlockNumber: (block) => {
        setHead(Number(block));
        void poller.poll();
      },
    });
    return () => {
      unwatch();
      poller.change(undefined);
    };
  }, [client, ask]);

  const swap = async () => {
    // The quote may change while the wallet prompts, so sign the one shown at the click.
    if (!quote || busy.current) return;
    busy.current = true;
    setNote('Look at the amounts in your wallet.');
    try {
      const hash = await confirm(wallet, quote, 600);
      setNote('Sent. Waiting for a block.');
      await mined(client, hash);
      setNote('Swapped.');
    } catch (error) {
      setNote((error as Error).message);
    }
    busy.current = false;
  };

  return (
    <section>
      {quote && (
        <p>
          {quote.trade.outputAmount.toSignificant(6)} {quote.ask.tokenOut.symbol}, at
          least {quote.minimumOut.toSignificant(6)}. Block {quote.block},{' '}
          {Math.max(0, head - quote.block)} blocks ago.
        </p>
      )}
      {problem && <p>No new quote: {problem}</p>}
      <button type="button" disabled={!quote} onClick={() => void swap()}>
        Swap
      </button>
      <p role="status">{note}</p>
    </section>
  );
}
// #endregion view
