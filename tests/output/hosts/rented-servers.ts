import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';
import { freePort } from '../../free-port';
import { serve, type RunningHost } from '../serve';
import { given, ownFolder, run } from './own-servers';
import type { SiteFolder } from './site-folder';

/** Applies Netlify's own rules, in the order of its development server. */
export async function netlify(site: SiteFolder): Promise<RunningHost> {
  const { root, basePath } = site;
  // A deployment puts this file into the site's folder (see docs/hosting.md).
  writeFileSync(join(root, '_redirects'), given(site, 'netlify/_redirects'));
  const files = new StaticHandler({ directory: root });
  const said: string[] = [];
  const log = (line?: unknown) => void said.push(String(line));
  const headers = new HeadersHandler({
    projectDir: root,
    publishDir: root,
    logger: { error: log, log, warn: log },
  });
  const redirects = new RedirectsHandler({
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: root,
    publicDir: root,
  });
  const answerOf = async (asked: Request): Promise<Response> => {
    const found = async (one: Request) => (await files.match(one))?.handle;
    const moved = await redirects.match(asked);
    const led = moved && (await redirects.handle(asked, moved, found));
    if (led && led.status !== 200) return led;
    const file = led ?? (await (await found(asked))?.());
    const missing = new Response(readFileSync(join(root, basePath, '404.html')), {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
    const answer = file ?? missing;
    await headers.apply(asked, answer);
    if (said.length > 0) throw new Error(said.join('\n'));
    return answer;
  };
  return serve(async (request, response) => {
    const asked = new Request(`http://${request.headers.host ?? ''}${request.url ?? ''}`);
    const answer = await answerOf(asked).catch((error: unknown) => {
      if (error instanceof URIError) return new Response('Bad request', { status: 400 });
      throw error;
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
}

/** Runs the site on Cloudflare's local development server for Pages. */
export async function cloudflare(site: SiteFolder): Promise<RunningHost> {
  const { root } = site;
  const port = await freePort();
  const own = ownFolder(site);
  return run(
    join(process.cwd(), 'node_modules/.bin/wrangler'),
    [
      ...['pages', 'dev', root, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--compatibility-date', '2026-01-01', '--log-level', 'warn', '--persist-to', own],
    ],
    {
      port,
      // Wrangler stores its files in the working directory, which must not be the repository.
      cwd: own,
      env: {
        CI: 'true',
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_SEND_METRICS: 'false',
        XDG_CONFIG_HOME: own,
        WRANGLER_LOG_PATH: own,
      },
    },
  );
}
