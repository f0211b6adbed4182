import { createHost } from '../../plugins/gatsby-plugin-static-host/serve';
import { serve } from '../output/serve';

/** A built site on a server of its own. */
export interface Served {
  /** Address of the home page, base path included, no slash at the end. */
  url: string;
  close: () => Promise<void>;
}

interface ServeOptions {
  /** Where on its host the site stands. */
  basePath?: string;
  /** Paths of files that bear a digest in their name, where they are named otherwise than this site's own. */
  named?: RegExp;
}

/** Serves a built site as this one is served: in brotli, and files named by their content for good. */
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
