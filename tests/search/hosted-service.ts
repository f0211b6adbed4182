import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Stored = Record<string, unknown> & { objectID: string };

/** What goes wrong, and when. */
export interface Fault {
  /** Tells which requests are meant. */
  when: (method: string, path: string, body: unknown) => boolean;
  /** A status to answer with, or silence, as of a server that hangs. */
  answer: number | 'silence';
  message?: string;
}

/** A server that speaks the hosted service's protocol, as far as the site and the push use it. */
export interface HostedService {
  origin: string;
  /** Options that lead the real client here. */
  options: object;
  indexes: Map<string, Map<string, Stored>>;
  settings: Map<string, Record<string, unknown>>;
  faults: Fault[];
  requests: { method: string; path: string; body: unknown; at: number }[];
  /** What it answers to whoever asks for the end of a task. */
  taskStatus: 'published' | 'notPublished';
  close: () => Promise<void>;
}

const MAX_RECORD = 10_000;

/** Starts the service on a port of its own. Writes become visible a moment after their task is given out. */
export async function startHostedService(): Promise<HostedService> {
  const indexes: HostedService['indexes'] = new Map();
  const settings: HostedService['settings'] = new Map();
  const faults: Fault[] = [];
  const requests: HostedService['requests'] = [];
  let task = 0;

  const handle = (method: string, url: URL, body: unknown): [status: number, answer: unknown] => {
    const path = decodeURIComponent(url.pathname);
    const [, , , name = '', verb = ''] = path.split('/');
    const index = indexes.get(name);
    const missing: [number, unknown] = [404, { message: 'Index does not exist', status: 404 }];
    const written = () => ({ taskID: (task += 1), updatedAt: new Date().toISOString() });
    if (name === '*' && verb === 'queries') {
      const { requests: asked } = body as { requests: Query[] };
      const known = asked.every(({ indexName }) => indexes.has(indexName));
      if (!known) return missing;
      return [
        200,
        {
          results: asked.map((query) =>
            find([...(indexes.get(query.indexName)?.values() ?? [])], query),
          ),
        },
      ];
    }
    if (verb === 'task') return [200, { status: service.taskStatus, pendingTask: false }];
    if (verb === 'settings' && method === 'GET') {
      return index ? [200, settings.get(name) ?? {}] : missing;
    }
    if (verb === 'settings') {
      if (!index) indexes.set(name, new Map());
      settings.set(name, body as Record<string, unknown>);
      return [200, written()];
    }
    if (verb === 'browse') {
      if (!index) return missing;
      const { cursor = '0' } = body as { cursor?: string };
      const from = Number(cursor);
      const all = [...index.values()];
      const hits = all.slice(from, from + 100);
      const more = from + 100 < all.length;
      return [200, { hits, ...(more ? { cursor: String(from + 100) } : {}) }];
    }
    if (verb === 'batch') {
      const { requests: actions } = body as { requests: { action: string; body: Stored }[] };
      const large = actions.find(({ body: record }) => JSON.stringify(record).length > MAX_RECORD);
      if (large) {
        const message = `Record at the position 0 objectID=${large.body.objectID} is too big`;
        return [400, { message, status: 400 }];
      }
      const target = index ?? new Map<string, Stored>();
      indexes.set(name, target);
      setTimeout(() => {
        for (const { action, body: record } of actions) {
          if (action === 'deleteObject') target.delete(record.objectID);
          else target.set(record.objectID, record);
        }
      }, 30);
      return [200, { ...written(), objectIDs: actions.map((action) => action.body.objectID) }];
    }
    return [404, { message: `not part of this service: ${method} ${path}`, status: 404 }];
  };

  const server: Server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const method = request.method ?? 'GET';
      requests.push({ method, path: url.pathname, body, at: Date.now() });
      const fault = faults.find(({ when }) => when(method, url.pathname, body));
      if (fault?.answer === 'silence') return;
      const [status, answer] = fault
        ? [fault.answer, { message: fault.message ?? 'fault', status: fault.answer }]
        : handle(method, url, body);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: HostedService = {
    origin: `http://${host}`,
    options: {
      hosts: [{ url: host, protocol: 'http', accept: 3 }],
      timeouts: { connect: 1, read: 1, write: 1 },
    },
    indexes,
    settings,
    faults,
    requests,
    taskStatus: 'published',
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return service;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text ? (JSON.parse(text) as unknown) : {};
}

interface Query {
  indexName: string;
  query: string;
  facetFilters?: (string | string[])[];
  offset?: number;
  length?: number;
  hitsPerPage?: number;
  facets?: string[];
}

/** Substring search with facet filters: enough to see that filters and counts are sent and read right. */
function find(records: readonly Stored[], query: Query) {
  const { facetFilters = [], offset = 0, length = query.hitsPerPage ?? 20 } = query;
  const holds = (record: Stored, filter: string) => {
    const at = filter.indexOf(':');
    return record[filter.slice(0, at)] === filter.slice(at + 1);
  };
  const found = records.filter(
    (record) =>
      JSON.stringify(record).toLowerCase().includes(query.query.toLowerCase()) &&
      facetFilters.every((filter) =>
        [filter].flat().some((alternative) => holds(record, alternative)),
      ),
  );
  const facets = Object.fromEntries(
    (query.facets ?? []).map((facet) => {
      const counts: Record<string, number> = {};
      for (const record of found) {
        const value = String(record[facet]);
        counts[value] = (counts[value] ?? 0) + 1;
      }
      return [facet, counts];
    }),
  );
  return { hits: found.slice(offset, offset + length), nbHits: found.length, facets };
}
