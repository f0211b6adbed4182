import type { Request, Requester } from '@algolia/requester-common';
import { createNodeHttpRequester } from '@algolia/requester-node-http';
import type { Patience } from './patience';

/** What the service has taken so far. */
export interface Taken {
  /** Ids of records. */
  saved: Set<string>;
  removed: Set<string>;
  settings: boolean;
  synonyms: boolean;
}

/** A requester for the service's client, and what it has seen the service take. */
export interface PatientRequester {
  requester: Requester;
  taken: Taken;
}

/**
 * Sends the client's requests and keeps account of them. The client asks for the end of a task every second, for ever:
 * here it waits longer each time, and no longer than the patience lasts.
 */
export function createPatientRequester(patience: Patience): PatientRequester {
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
  // An index that is not there yet is made by sending it no settings.
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
