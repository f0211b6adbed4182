import type { CreateDevServerArgs, Node } from 'gatsby';
import { escapeHtml } from '../../src/site/content/escape';
import { type DevelopMiddleware, gatsbyState } from '../../src/gatsby/plugin-api';
import { type Product, withProductSlug } from '../../src/site/settings/product-text';
import type { RedirectRow } from './hosts/site-rules';

/**
 * Returns the page for an old address. It redirects with JavaScript, which keeps the query and hash, or with a meta
 * refresh if JavaScript is off. A canonical link gives search engines the new address.
 *
 * @param target the new address with base path
 * @param canonical the absolute new address
 */
export function redirectPage(target: string, canonical: string): string {
  const href = escapeHtml(target);
  // `</script>` would close the script, so escape `<`, which JSON allows.
  const literal = JSON.stringify(target).replaceAll('<', '\\u003c');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(canonical)}">
<script>location.replace(${literal}+location.search+location.hash)</script>
<meta http-equiv="refresh" content="0; url=${href}">
<meta name="viewport" content="width=device-width, initial-scale=1">
</head>
<body>
<p>This page is now at <a href="${href}">${href}</a>.</p>
</body>
</html>
`;
}

/**
 * Redirects old addresses in `gatsby develop`, as the host does for the built site, unless there is a page at the
 * address. It uses 302 because a browser would cache a permanent redirect and apply it to another project on this port.
 *
 * Gatsby's own list keeps redirects that were removed, so this reads the redirects from the nodes instead. The nodes
 * are updated when the file with the redirects is saved.
 */
export function redirectInDevelop(
  { app, getNodesByType, store }: CreateDevServerArgs,
  product: Product,
): void {
  (app as DevelopMiddleware).use((request, response, next) => {
    const [, path = '', rest = ''] = /^(\/.*?)\/?(\?.*)?$/.exec(request.url ?? '') ?? [];
    const { pages } = gatsbyState(store);
    const redirect = (getNodesByType('Redirect') as (Node & RedirectRow)[]).find(
      ({ fromPath }) => withProductSlug(fromPath, product) === path,
    );
    if (!redirect || pages.has(path)) next();
    else {
      const to = withProductSlug(redirect.toPath, product);
      response.writeHead(302, { Location: to + rest }).end();
    }
  });
}
