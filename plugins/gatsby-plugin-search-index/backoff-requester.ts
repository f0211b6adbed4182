import type { Request, Requester } from '@algolia/requester-common';
import { createNodeHttpRequester } from '@algolia/requester-node-http';
import type { SharedDeadline } from './shared-deadline';

/** What the service has accepted so far. */
export interface Taken {
  /** Ids of records. */
  saved: Set<string>;
  removed: Set<string>;
  settings: boolean;
  synonyms: boolean;
}

/** A requester for the service's client, and a record of what the service has accepted. */
export interface BackoffRequester {
  requester: Requester;
  taken: Taken;
}

/**
 * Sends the client's requests and records the ones that succeed. The client would poll a task every second without
 * limit; here it backs off, and stops when the shared time limit is reached.
 */
export function createBackoffRequester(patience: SharedDeadline): BackoffRequester {
  const inner = createNodeHttpRequester();
  const taken: Taken = { saved: new Set(), removed: new Set(), settings: false, synonyms: false };
  const waits = new Map<string, () => Promise<void>>();
  const pauseBefore = async (path: string) => {
    const wait = waits.get(path) ?? patience.pauses();
    waits.set(path, wait);
    await wait();
  };
  return {
    taken,
    requester: {
      send: async (request) => {
        const { pathname } = new URL(request.url);
        if (/\/task\/\d+$/.test(pathname)) await pauseBefore(pathname);
        const response = await inner.send(request);
        if (response.status >= 200 && response.status < 300) note(request, pathname, taken);
        return response;
      },
    },
  };
}

function note({ method, data = '' }: Request, path: string, taken: Taken): void {
  // The client creates a missing index by sending empty settings.
  if (method === 'PUT' && path.endsWith('/settings') && data !== '{}') taken.settings = true;
  if (/\/synonyms\/(?:batch|clear)$/.test(path)) taken.synonyms = true;
  else if (path.endsWith('/batch')) noteRecords(data, taken);
}

function noteRecords(data: string, taken: Taken): void {
  const { requests } = JSON.parse(data) as {
    requests: { action: string; body: { objectID: string } }[];
  };
  for (const { action, body } of requests) {
    (action === 'deleteObject' ? taken.removed : taken.saved).add(body.objectID);
  }
}
