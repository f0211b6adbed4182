/** @jsxImportSource @emotion/react */
import type { Interpolation, Theme } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';

const RESET_MS = 2_000;

interface CopyButtonProps {
  readonly label?: string;
  /** The label after a failed copy. */
  readonly failed: string;
  readonly look: Interpolation<Theme>;
  /** @returns whether it succeeded */
  readonly copy: () => Promise<boolean>;
  /** Shown after the label. */
  readonly children?: ReactNode;
}

/** A button that copies a text and shows the outcome as its label. */
export function CopyButton({ label = 'Copy', failed, look, copy, children }: CopyButtonProps) {
  const [shown, setShown] = useState(label);
  useEffect(() => {
    if (shown === label) return undefined;
    const timer = setTimeout(() => setShown(label), RESET_MS);
    return () => clearTimeout(timer);
  }, [shown, label]);
  const onClick = () => void copy().then((copied) => setShown(copied ? 'Copied' : failed));
  return (
    <button type="button" css={look} onClick={onClick}>
      <span aria-live="polite">{shown}</span>
      {children}
    </button>
  );
}
