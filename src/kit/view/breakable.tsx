import { Fragment } from 'react';
import { breakParts } from '../../site/content/break-points';

/** Renders a text so that its long identifiers may break between words. */
export function Breakable({ text }: { text: string }) {
  const parts = breakParts(text);
  if (parts.length === 1) return text;
  return (
    <span>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
