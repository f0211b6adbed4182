import { createHost } from '../../plugins/gatsby-plugin-static-host/serve';
import { serve } from '../output/serve';

/** A built site on a server of its own. */
export interface Served {
  /** URL of the home page, including the base path, without trailing slash. */
  url: string;
  close: () => Promise<void>;
}

interface ServeOptions {
  /** Base path of the site. */
  basePath?: string;
  /**
   * Matches the paths of files that have a digest in their name. Set it for a generator whose names differ from this
   * site's.
   */
  named?: RegExp;
}

/**
 * Serves a built site in the same way as this site: compressed with Brotli, and with permanent caching of files named
 * by digest.
 */
export async function serveFolder(
  folder: string,
  { basePath = '', named }: ServeOptions = {},
): Promise<Served> {
  const host = createHost({ folder, basePath });
  const { origin, stop } = await serve((request, response) => {
    if (named?.test(request.url ?? '')) {
      const set = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        set(name, name === 'Cache-Control' ? 'public, max-age=31536000, immutable' : value);
    }
    host(request, response);
  });
  return { url: origin + basePath, close: stop };
}
