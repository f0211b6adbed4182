/**
 * The parts of the service worker's global scope that this worker uses. TypeScript's own declarations can't be used,
 * because they conflict with those for pages.
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

/** An event that keeps the worker alive until a promise settles. */
interface Extendable {
  waitUntil(promise: Promise<unknown>): void;
}

/** The event of a request from a page. */
export interface Fetching extends Extendable {
  readonly request: Request;
  readonly clientId: string;
  /** The response that the browser requested while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface WorkerEvents {
  activate: Extendable;
  fetch: Fetching;
  message: Extendable & { readonly data: unknown; readonly source: ServiceWorker | null };
}

/** The worker's global scope. */
export const worker = self as unknown as WorkerScope;
