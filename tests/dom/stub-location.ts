import { vi } from 'vitest';

/** Methods that leave the page. Jsdom implements none of them. */
type Leave = Partial<Pick<Location, 'assign' | 'reload'>>;

/**
 * Replaces the methods that leave the page with a test's functions. Other properties come from the real location.
 * Replaces the global `window` and `location` entirely, because jsdom's `location` cannot be modified.
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
