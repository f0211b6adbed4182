import type { CSSObject } from '@emotion/react';

/** See `frame/base-address/base-address-banner.tsx`. */
export const baseAddressBannerStyle: CSSObject = {
  '.base-address-banner': {
    padding: 'var(--space-4) var(--space-6)',
    borderBottom: '1px solid var(--danger)',
    background: 'var(--danger-surface)',
    fontSize: 'var(--size-sm)',
  },
};
