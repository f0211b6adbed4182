/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { mono } from '../kit/tool-styles';

const block = css(mono, {
  maxHeight: '13rem',
  margin: 'var(--space-2) 0 0',
  padding: 'var(--space-3)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-md)',
  background: 'var(--surface)',
  fontSize: 'var(--size-xs)',
  overflowY: 'auto',
  wordBreak: 'break-all',
});

interface ScrollingBytesProps {
  /** `0x` and hex digits. */
  bytes: string;
  /** Id of the element that labels them. */
  labelledBy: string;
}

/** Bytes of any length in a block of limited height. It is a tab stop only if it scrolls. */
export function ScrollingBytes({ bytes, labelledBy }: ScrollingBytesProps) {
  const element = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    const look = () => setScrolls(shown.scrollHeight > shown.clientHeight);
    const observer = new ResizeObserver(look);
    observer.observe(shown);
    look();
    return () => observer.disconnect();
  }, [bytes]);
  return (
    <div
      ref={element}
      css={block}
      role="region"
      aria-labelledby={labelledBy}
      tabIndex={scrolls ? 0 : undefined}
      data-calldata
    >
      {bytes}
    </div>
  );
}
