import { vi } from 'vitest';

/** Methods of the location that leave the page. jsdom implements none of them. */
type Leave = Partial<Pick<Location, 'assign' | 'reload'>>;

/**
 * Replaces the methods that leave the page with a test's functions. jsdom's `location` can't be changed, so the globals
 * `window` and `location` are replaced by proxies, whose other properties come from the originals.
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
