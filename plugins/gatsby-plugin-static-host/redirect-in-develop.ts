import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatsbyNode } from 'gatsby';
import type { RedirectRow } from './redirect-page';

interface Store {
  getState: () => { redirects: RedirectRow[] };
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
 */
export const redirectInDevelop: GatsbyNode['onCreateDevServer'] = ({ app, store }) => {
  (app as DevelopServer).use((request, response, next) => {
    const [, path = '', rest = ''] = /^(\/.*?)\/?(\?.*)?$/.exec(request.url ?? '') ?? [];
    const { redirects } = (store as unknown as Store).getState();
    const redirect = redirects.find(({ fromPath }) => fromPath === path);
    if (!redirect) next();
    else response.writeHead(302, { Location: redirect.toPath + rest }).end();
  });
};
