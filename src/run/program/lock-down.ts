/**
 * Globals that reach outside a worker. The frame's policy blocks all of them. Removing them also gives programs a clear
 * "is not defined" error, and leaves nothing to call if a browser doesn't apply the policy.
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

/** Removes the globals that programs don't need from a worker. Call it before any code of the program runs. */
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
