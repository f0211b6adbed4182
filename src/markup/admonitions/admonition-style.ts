import type { CSSObject } from '@emotion/react';
import { admonitionKinds } from '../../site/design/admonition-kinds';
import { ADMONITION, ADMONITION_TITLE } from './names';

const ofKinds: CSSObject = Object.fromEntries(
  admonitionKinds.map((kind) => [
    `.${ADMONITION}-${kind}`,
    { '--kind': `var(--${kind})`, background: `var(--${kind}-surface)` },
  ]),
);

/** Styles of admonitions, with the colors of each kind. */
export const admonitionStyle: CSSObject = {
  [`.${ADMONITION}`]: {
    marginBlock: 'var(--space-6)',
    padding: 'var(--space-4) var(--space-5)',
    border: '1px solid color-mix(in oklab, var(--kind) 28%, transparent)',
    borderInlineStart: '3px solid var(--kind)',
    borderRadius: 'var(--radius-md)',
    '& > :last-child': { marginBottom: 0 },
    [`& > .${ADMONITION_TITLE}`]: { margin: 0, color: 'var(--kind)', fontWeight: 640 },
    [`& > .${ADMONITION_TITLE} + *`]: { marginTop: 'var(--space-1)' },
  },
  ...ofKinds,
};
