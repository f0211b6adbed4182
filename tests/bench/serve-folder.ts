import type { Socket } from 'node:net';
import { createHost } from '../../plugins/gatsby-plugin-static-host/serve';
import { serve } from '../output/serve';

/** A built site on a server of its own. */
export interface Served {
  /** URL of the home page, including the base path, without trailing slash. */
  url: string;
  /** Returns what the server has sent so far, to pages and workers, with headers. */
  sent: () => { bytes: number; requests: number };
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
  const connections = new Set<Socket>();
  let requests = 0;
  const { origin, stop } = await serve((request, response) => {
    connections.add(request.socket);
    requests++;
    if (named?.test(request.url ?? '')) {
      const set = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        set(name, name === 'Cache-Control' ? 'public, max-age=31536000, immutable' : value);
    }
    host(request, response);
  });
  const sent = () => {
    const bytes = [...connections].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
    return { bytes, requests };
  };
  return { url: origin + basePath, sent, close: stop };
}
