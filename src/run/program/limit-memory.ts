/** Bytes that a program may hold: no sample comes near, and a phone bears it. */
const MOST_BYTES = 256 * 2 ** 20;

/** What is smaller is not counted one by one: libraries make thousands of them. */
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

/** Bytes that a call of a constructor asks for; what shares a buffer asks for none. */
function bytesAsked(constructor: object, first: unknown): number {
  const each = (constructor as { BYTES_PER_ELEMENT?: number }).BYTES_PER_ELEMENT ?? 1;
  if (typeof first === 'number') return first * each;
  const length = (first as { length?: unknown } | null | undefined)?.length;
  return typeof length === 'number' ? length * each : 0;
}

const tooMuch = () =>
  new RangeError(`This program wants more than ${MOST_BYTES / 2 ** 20} MB of memory.`);

/**
 * Refuses large buffers and texts by an error once they come to {@link MOST_BYTES}. What is thrown away counts until the
 * program waits for something: only then does the engine tell. A heap of small objects has no limit that a page can set,
 * and no worker knows its size: it is ended by the page's clock, or by the browser. Call it before anything of the program
 * is read.
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
