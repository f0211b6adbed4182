import { createHost } from '../../plugins/gatsby-plugin-static-host/serve';
import { serve } from '../output/serve';

/** A built site on its own server. */
export interface Served {
  /** Address of the home page, including the base path, without trailing slash. */
  url: string;
  close: () => Promise<void>;
}

interface ServeOptions {
  /** Base path of the site. */
  basePath?: string;
  /**
   * Matches paths of files with a digest in their name, for a generator that names such files differently from this
   * site.
   */
  named?: RegExp;
}

/** Serves a built site as this one is served: compressed with brotli, and with immutable caching of hashed files. */
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
