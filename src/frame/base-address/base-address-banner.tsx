import type { CSSObject } from '@emotion/react';
import { basePath } from '../../kit/view/site-paths';

/**
 * Warns that the site is served at a different base path than the configured one. The banner is only on the home page,
 * which is the first page to check after a deployment. No bundle loads if the base path is wrong, so the server writes
 * the banner outside the app's root element, and the inline script in `frame/base-address/base-address.ts` reveals it.
 */
export function BaseAddressBanner() {
  return (
    <div className="base-address-banner" role="alert" data-base-banner={basePath} hidden>
      <strong>The scripts of this site did not load.</strong> The site is configured for the base
      address <code translate="no">{basePath || '/'}</code>, but it is served from a different one.{' '}
      <span data-base-fits hidden>
        The address of this page suggests{' '}
        <code translate="no" data-base-suggestion data-empty="/" /> instead. In{' '}
        <code translate="no">content/settings.yml</code>, set <code translate="no">basePath</code>{' '}
        to <code translate="no" data-base-suggestion data-empty="''" />, or set{' '}
        <code translate="no">
          BASE_PATH=
          <span data-base-suggestion />
        </code>{' '}
        in the environment. Then build the site again.
      </span>
      <span data-base-unfit hidden>
        The address of this page cannot be used as a base address. Serve the site from a web server,
        under a path of letters, digits, dots, hyphens, tildes and underscores.
      </span>
    </div>
  );
}

/** Styles of {@link BaseAddressBanner}. */
export const baseAddressBannerStyle: CSSObject = {
  '.base-address-banner': {
    padding: 'var(--space-4) var(--space-6)',
    borderBottom: '1px solid var(--danger)',
    background: 'var(--danger-surface)',
    fontSize: 'var(--size-sm)',
  },
};
