import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createHost } from '../../plugins/gatsby-plugin-static-host/serve';

/**
 * The built site, whose pages report their errors to the server, because WebKit's driver doesn't expose the console.
 */
export interface WatchedSite {
  /** Address of the home page, without trailing slash. */
  url: string;
  /** Errors and failed requests of pages, each with the page's path. */
  complaints: string[];
  close(): void;
}

const SCRIPT = '/complaints.js';
const HEARD = '/heard-complaint';

/** Runs in the page before its other scripts. Reports synchronously, so that nothing is lost. */
function tellComplaints(heard: string): void {
  const tell = (what: string) => {
    const request = new XMLHttpRequest();
    request.open('POST', heard, false);
    request.send(`${location.pathname}: ${what}`);
  };
  // Don't report requests that a navigation cancels: to WebKit, they have failed.
  let isLeaving = false;
  window.addEventListener('beforeunload', () => (isLeaving = true));
  const told = (event: Event) => {
    if (event instanceof ErrorEvent) tell(event.message);
    else if (event.target instanceof Element && !isLeaving)
      tell(`did not load ${event.target.outerHTML}`);
  };
  window.addEventListener('error', told, { capture: true });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    tell(`rejected: ${String(reason)}`),
  );
  document.addEventListener('securitypolicyviolation', (event) =>
    tell(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  );
  for (const level of ['warn', 'error'] as const) {
    const own = console[level].bind(console);
    console[level] = (...said: unknown[]) => {
      tell(`${level}: ${said.map(String).join(' ')}`);
      own(...said);
    };
  }
}

const script = `(${tellComplaints.toString()})('${HEARD}')`;

async function listen(listener: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Sends the page with the script inserted after its CSP, so that the policy applies to the script too. */
async function answerPage(from: string, response: ServerResponse): Promise<number> {
  const page = await fetch(from, { redirect: 'manual' });
  const html = (await page.text()).replace(
    /<meta[^>]+http-equiv="Content-Security-Policy"[^>]*>/i,
    `$&<script src="${SCRIPT}"></script>`,
  );
  response.writeHead(
    page.status,
    Object.fromEntries(
      ['content-type', 'location'].flatMap((name) => {
        const value = page.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
  );
  response.end(html);
  return page.status;
}

/** Serves a built site without a base path. */
export async function watchSite(folder: string): Promise<WatchedSite> {
  const complaints: string[] = [];
  const host = createHost({ folder, basePath: '' });
  const plain = await listen(host);
  const watched = await listen((request, response) => {
    const { url = '/' } = request;
    if (url === SCRIPT) {
      response.setHeader('content-type', 'text/javascript').end(script);
    } else if (url === HEARD) {
      void text(request).then((said) => {
        complaints.push(said);
        response.end();
      });
    } else if (request.headers.accept?.includes('text/html')) {
      void answerPage(plain.url + url, response);
    } else {
      response.on('finish', () => {
        if (response.statusCode >= 400) complaints.push(`${response.statusCode} for ${url}`);
      });
      host(request, response);
    }
  });
  return {
    url: watched.url,
    complaints,
    close() {
      for (const { server } of [plain, watched]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
