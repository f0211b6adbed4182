/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Claim } from '../../protocol/liquidity/claim';
import { ROOMY } from '../kit/figure-styles';

/**
 * Computes a figure's numbers with the contracts, and shows them next to the figure's.
 *
 * @param place an empty element in which the numbers are shown
 * @returns the outcome as a sentence
 */
export type CheckOnChain = (claim: Claim, place: HTMLElement) => Promise<string>;

/** Props of a figure that can offer an on-chain check. */
export interface Checkable {
  readonly check?: CheckOnChain | undefined;
}

const area = css({
  padding: '0 var(--space-4) var(--space-4)',
  [ROOMY]: { padding: '0 var(--space-6) var(--space-5)' },
  '& > p:not(:empty)': { paddingTop: 'var(--space-3)', fontWeight: 600 },
  '& > button': {
    minHeight: 44,
    padding: '0 var(--space-3)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-md)',
    background: 'var(--surface)',
    color: 'var(--text)',
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { borderColor: 'var(--accent)' },
    '@media print': { display: 'none' },
  },
});

const unchanging = () => () => undefined;

/** Returns a claim as JSON, with its bigints as strings. */
const serializeClaim = (claim: Claim): string =>
  JSON.stringify(claim, (_name, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );

interface CheckOnChainButtonProps {
  readonly check: CheckOnChain;
  readonly claim: Claim;
}

/** A button that runs the check. The outcome stays below it until the figure changes. */
export function CheckOnChainButton({ check, claim }: CheckOnChainButtonProps) {
  const hasWorkers = useSyncExternalStore(
    unchanging,
    () => 'Worker' in window,
    () => true,
  );
  const place = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  const text = serializeClaim(claim);
  const shown = useRef(text);
  useEffect(() => {
    shown.current = text;
    const element = place.current;
    return () => {
      if (element?.firstChild) setStatus('The figure has changed since it was checked.');
      element?.replaceChildren();
    };
  }, [text]);
  if (!hasWorkers) return null;
  const press = async () => {
    const element = place.current;
    if (!element) return;
    setStatus('Checking…');
    const result = document.createElement('div');
    const said = await check(claim, result).catch(
      () => 'The contracts did not load. Check your network connection and try again.',
    );
    // Discard the outcome if the figure changed while the check was running.
    const isStill = shown.current === text;
    if (isStill) element.replaceChildren(result);
    setStatus(isStill ? said : '');
  };
  return (
    <div css={area}>
      <button type="button" onClick={() => void press()}>
        Check on-chain
      </button>
      <p role="status">{status}</p>
      <div ref={place} />
    </div>
  );
}
