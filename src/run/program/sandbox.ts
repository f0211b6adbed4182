/** Maximum bytes that a program may hold: far more than any sample needs, but few enough for a phone. */
const MOST_BYTES = 256 * 2 ** 20;

/** Smaller buffers are not counted, because libraries create thousands of them. */
const SMALL = 2 ** 16;

const BUFFERS = [
  'ArrayBuffer',
  'SharedArrayBuffer',
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
  'BigInt64Array',
  'BigUint64Array',
] as const;

type Make = new (...given: never[]) => object;

/** Returns the bytes that a constructor call would allocate. Views of an existing buffer allocate none. */
function bytesAsked(constructor: object, first: unknown): number {
  const each = (constructor as { BYTES_PER_ELEMENT?: number }).BYTES_PER_ELEMENT ?? 1;
  if (typeof first === 'number') return first * each;
  const length = (first as { length?: unknown } | null | undefined)?.length;
  return typeof length === 'number' ? length * each : 0;
}

const tooMuch = () =>
  new RangeError(
    `A program on this page can use at most ${MOST_BYTES / 2 ** 20} MB of memory: copy it and run it on your machine.`,
  );

/**
 * Replaces the buffer constructors and the string methods `repeat`, `padStart` and `padEnd`. The replacements throw an
 * error if the new buffer or string, together with the large buffers allocated so far, would exceed {@link MOST_BYTES}.
 * Discarded buffers count until the program awaits something, because garbage collection is reported only then. A heap
 * of many small objects can't be limited, so the page's timeout or the browser stops such a program. Call this before
 * any code of the program runs.
 */
export function limitBuffers(scope: typeof globalThis): void {
  let held = 0;
  const gone = new FinalizationRegistry<number>((bytes) => {
    held -= bytes;
  });
  const check = (bytes: number) => {
    if (held + bytes > MOST_BYTES) throw tooMuch();
  };
  for (const name of BUFFERS) {
    const own = (scope as unknown as Record<string, Make | undefined>)[name];
    if (!own) continue;
    const value = new Proxy(own, {
      construct(target, given: unknown[], newTarget) {
        const bytes = bytesAsked(own, given[0]);
        const isLarge = bytes >= SMALL;
        if (isLarge) check(bytes);
        const made = Reflect.construct(target, given, newTarget) as object;
        if (isLarge) {
          held += bytes;
          gone.register(made, bytes);
        }
        return made;
      },
    });
    Object.defineProperty(scope, name, { value, configurable: true, writable: true });
    Object.defineProperty(own.prototype, 'constructor', { value, configurable: true });
  }
  const texts = scope.String.prototype;
  const { repeat, padStart, padEnd } = texts;
  Object.assign(texts, {
    repeat(this: string, times: number) {
      check(this.length * times);
      return repeat.call(this, times);
    },
    padStart(this: string, length: number, fill?: string) {
      check(length);
      return padStart.call(this, length, fill);
    },
    padEnd(this: string, length: number, fill?: string) {
      check(length);
      return padEnd.call(this, length, fill);
    },
  });
}

/**
 * Globals that reach outside a worker. The frame's policy already blocks them, but removing them gives programs a clear
 * "is not defined" error, and protects readers if a browser doesn't apply the policy.
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
