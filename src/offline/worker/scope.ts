/**
 * What a service worker has, as far as this one uses it: TypeScript's own declarations of it cannot stand beside those of
 * a page.
 */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ url: string } | undefined>;
  };
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
}

/** An event that the worker lives for as long as a promise has not settled. */
interface Extendable {
  waitUntil(promise: Promise<unknown>): void;
}

/** A page asks for something. */
export interface Fetching extends Extendable {
  readonly request: Request;
  readonly clientId: string;
  /** What the browser has asked for while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface WorkerEvents {
  activate: Extendable;
  fetch: Fetching;
  message: Extendable & { readonly data: unknown; readonly source: ServiceWorker | null };
}

/** The worker itself. */
export const worker = self as unknown as WorkerScope;
