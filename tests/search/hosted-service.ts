import { text } from 'node:stream/consumers';
import { serve } from '../output/serve';
import { find, type Query, type Stored, type StoredSynonym } from './hosted-find';

/** A simulated fault, and the requests for which it occurs. */
export interface Fault {
  /** Returns whether a request fails. */
  when: (method: string, path: string, body: unknown) => boolean;
  /** Status of the response. With `silence`, the server never responds. */
  answer: number | 'silence';
  message?: string;
}

/** A local server with the hosted service's protocol, as far as the site and the push use it. */
export interface HostedService {
  origin: string;
  /** Options with which the service's real client connects to this server. */
  options: object;
  indexes: Map<string, Map<string, Stored>>;
  settings: Map<string, Record<string, unknown>>;
  synonyms: Map<string, Map<string, StoredSynonym>>;
  /**
   * Functions that return the part of a write that the server stores. They simulate a service that accepts a write but
   * loses a part of it.
   */
  loses: {
    settings: (settings: Record<string, unknown>) => Record<string, unknown>;
    synonyms: (synonyms: StoredSynonym[]) => StoredSynonym[];
  };
  faults: Fault[];
  requests: { method: string; path: string; body: unknown; at: number }[];
  /** Status reported for every task. */
  taskStatus: 'published' | 'notPublished';
  close: () => Promise<void>;
}

const MAX_RECORD = 10_000;

/** Starts the service on a free port. As in the real service, a write becomes visible a moment after the response. */
export async function startHostedService(service = {} as HostedService): Promise<HostedService> {
  const indexes: HostedService['indexes'] = new Map();
  const settings: HostedService['settings'] = new Map();
  const synonyms: HostedService['synonyms'] = new Map();
  const faults: Fault[] = [];
  const requests: HostedService['requests'] = [];
  let task = 0;

  const handle = (method: string, url: URL, body: unknown): [status: number, answer: unknown] => {
    const path = decodeURIComponent(url.pathname);
    const [, , , name = '', verb = '', of = ''] = path.split('/');
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
            find(indexes.get(query.indexName)?.values() ?? [], query, {
              settings: settings.get(query.indexName) ?? {},
              synonyms: [...(synonyms.get(query.indexName)?.values() ?? [])],
            }),
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
      // The settings are merged, because those missing from the request keep their values.
      const given = service.loses.settings(body as Record<string, unknown>);
      settings.set(name, { ...settings.get(name), ...given });
      return [200, written()];
    }
    if (verb === 'synonyms' && of === 'search') {
      if (!index) return missing;
      const { hitsPerPage = 20, page = 0 } = body as { hitsPerPage?: number; page?: number };
      const all = [...(synonyms.get(name)?.values() ?? [])];
      const hits = all.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return [
        200,
        { hits: hits.map((hit) => ({ ...hit, _highlightResult: {} })), nbHits: all.length },
      ];
    }
    if (verb === 'synonyms') {
      const replaces = of === 'clear' || url.searchParams.has('replaceExistingSynonyms');
      const kept = replaces ? [] : [...(synonyms.get(name)?.values() ?? [])];
      const given = of === 'batch' ? service.loses.synonyms(body as StoredSynonym[]) : [];
      // The write is delayed like that of records, because it must not be visible immediately.
      setTimeout(() => {
        synonyms.set(name, new Map([...kept, ...given].map((own) => [own.objectID, own])));
      }, 30);
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

  const { origin, stop } = await serve(async (request, response) => {
    const given = await text(request);
    const body: unknown = given ? JSON.parse(given) : {};
    const url = new URL(request.url ?? '/', 'http://localhost');
    const method = request.method ?? 'GET';
    requests.push({ method, path: url.pathname, body, at: Date.now() });
    const fault = faults.find(({ when }) => when(method, url.pathname, body));
    if (fault?.answer === 'silence') return;
    const [status, answer] = fault
      ? [fault.answer, { message: fault.message ?? 'fault', status: fault.answer }]
      : handle(method, url, body);
    // Any origin is allowed, because browsers send queries from the site's own origin.
    response.writeHead(status, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    response.end(JSON.stringify(answer));
  });
  return Object.assign(service, {
    origin,
    options: {
      hosts: [{ url: new URL(origin).host, protocol: 'http', accept: 3 }],
      timeouts: { connect: 1, read: 1, write: 1 },
    },
    indexes,
    settings,
    synonyms,
    loses: { settings: (own) => own, synonyms: (own) => own },
    faults,
    requests,
    taskStatus: 'published',
    close: stop,
  } satisfies HostedService);
}
