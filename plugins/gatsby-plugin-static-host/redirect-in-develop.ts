import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CreateDevServerArgs, Node } from 'gatsby';
import { withProductSlug, type Product } from '../../src/site/settings/product-text';
import type { RedirectRow } from './hosts/site-rules';

interface Store {
  getState: () => { pages: ReadonlyMap<string, unknown> };
}

/** The development server, as far as it is used here: Gatsby types it by a package that the site does not have. */
interface DevelopServer {
  use: (
    answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
  ) => void;
}

/**
 * Leads on from old addresses while developing, as the host does once the site is built. Not for good: a browser
 * would remember it for whatever else is developed at this port.
 *
 * Asks the nodes, which follow the file as it is saved: what Gatsby keeps of redirects only ever grows.
 */
export function redirectInDevelop(
  { app, getNodesByType, store }: CreateDevServerArgs,
  product: Product,
): void {
  (app as DevelopServer).use((request, response, next) => {
    const [, path = '', rest = ''] = /^(\/.*?)\/?(\?.*)?$/.exec(request.url ?? '') ?? [];
    const { pages } = (store as unknown as Store).getState();
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
