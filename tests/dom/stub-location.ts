import { vi } from 'vitest';

/** What a reader's browser does and jsdom does not: it leaves the page. */
type Leave = Partial<Pick<Location, 'assign' | 'reload'>>;

/**
 * Puts functions of a test in the place of those that leave the page; what reads an address reads the page's. Both
 * `window` and `location` are replaced whole: jsdom lets nobody change a `location`.
 */
export function stubLocation(leave: Leave): void {
  const { window: page, location } = window;
  const told = new Proxy(leave, {
    get: (own, name) => {
      const from = name in own ? own : location;
      return Reflect.get(from, name, from) as unknown;
    },
  });
  vi.stubGlobal(
    'window',
    new Proxy(page, {
      get: (own, name) => (name === 'location' ? told : (Reflect.get(own, name, own) as unknown)),
    }),
  );
}
