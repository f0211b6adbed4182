import { basePath } from '../../lib/site-paths';

/**
 * Says that the site is served under another address than it is configured for. On the home page alone, which is
 * where a deployment is looked at first. Shown by `behaviours/base-address.ts`, which needs no bundle to be loaded:
 * where the address is wrong, none is.
 */
export function BaseAddressBanner() {
  return (
    <div className="base-address-banner" role="alert" data-base-banner hidden>
      <strong>The scripts of this site did not load.</strong> It is configured for the base address{' '}
      <code>{`${basePath}/`}</code>. The address of this page suggests{' '}
      <code data-base-suggestion suppressHydrationWarning />: set <code>basePath</code> in{' '}
      <code>content/settings.yml</code>, or <code>BASE_PATH</code>, and build again.
    </div>
  );
}
