/**
 * What reaches beyond a worker, by name. The policy of the frame refuses all of it; without them a program is told so by
 * a plain "is not defined", and in a browser that forgets a policy there is nothing to ask.
 */
const REACHING = [
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'importScripts',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'RTCPeerConnection',
  'indexedDB',
  'caches',
  'navigator',
  'postMessage',
  'close',
] as const;

/** Takes from a worker what a program has no use for. Call it before anything of the program is read. */
export function lockDown(scope: object): void {
  for (const name of REACHING) {
    let owner = scope as object | null;
    while (owner) {
      Reflect.deleteProperty(owner, name);
      owner = Object.getPrototypeOf(owner) as object | null;
    }
    if (name in scope) Object.defineProperty(scope, name, { value: undefined });
  }
}
