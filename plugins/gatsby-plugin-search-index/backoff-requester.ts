import type { Request, Requester } from '@algolia/requester-common';
import { createNodeHttpRequester } from '@algolia/requester-node-http';

/**
 * Upper limits of the first pause and of any pause, in ms. From one pause to the next, the limit is multiplied by
 * GROWTH.
 */
const FIRST = 250;
const GROWTH = 1.6;
const LONGEST = 10_000;

/** Thrown by a pause when the total waiting time is used up. */
class DeadlineError extends Error {
  constructor(milliseconds: number) {
    super(`the service was not ready within ${milliseconds / 1000} s: try again later`);
    this.name = 'DeadlineError';
  }
}

/** A time limit shared by everything that is waited for. It starts with the first pause. */
export interface SharedDeadline {
  /** Starts a series of pauses with exponential backoff. Random jitter keeps two pushes from polling in step. */
  pauses: () => () => Promise<void>;
}

/**
 * Creates a shared time limit with exponential backoff.
 *
 * @param milliseconds the time limit, counted from the start of the first pause
 * @throws DeadlineError from a pause that would start after the time limit
 */
export function createSharedDeadline(milliseconds: number): SharedDeadline {
  let end: number | undefined;
  return {
    pauses: () => {
      let longest = FIRST;
      return async () => {
        end ??= Date.now() + milliseconds;
        const left = end - Date.now();
        if (left <= 0) throw new DeadlineError(milliseconds);
        const pause = longest * (0.5 + Math.random() / 2);
        longest = Math.min(longest * GROWTH, LONGEST);
        await new Promise((resolve) => setTimeout(resolve, Math.min(pause, left)));
      };
    },
  };
}

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

/** The changes that a push has to make. */
export interface Wanted {
  /** Ids of records. */
  save: readonly string[];
  remove: readonly string[];
  /** Whether the synonyms changed. */
  synonyms: boolean;
}

/** Describes what a failed push did and did not do, to help decide how to go on. */
export function tellPush({ save, remove, synonyms }: Wanted, taken: Taken): string {
  const counted = (wanted: readonly string[], ids: ReadonlySet<string>) => ({
    done: wanted.filter((id) => ids.has(id)).length,
    left: wanted.filter((id) => !ids.has(id)).length,
  });
  const records = counted(save, taken.saved);
  const old = counted(remove, taken.removed);
  const list = (parts: readonly (string | false)[]) =>
    parts.filter((part) => part !== false).join(', ') || 'nothing';
  const done = list([
    records.done > 0 && `${records.done} records sent`,
    old.done > 0 && `${old.done} old records deleted`,
    taken.settings && 'settings sent',
    taken.synonyms && 'synonyms sent',
  ]);
  const left = list([
    records.left > 0 && `${records.left} records to send`,
    old.left > 0 && `${old.left} old records to delete`,
    !taken.settings && 'settings to send',
    synonyms && !taken.synonyms && 'synonyms to send',
  ]);
  return `Done, as far as the service confirmed: ${done}. Not done: ${left}. Fix the cause and push again: what the index already has is not sent twice.`;
}

/** Returns the message of anything that was thrown. The service's client throws plain objects. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const { message, status } = error as { message?: string; status?: number };
  return [status, message ?? JSON.stringify(error)].filter(Boolean).join(' ');
}
