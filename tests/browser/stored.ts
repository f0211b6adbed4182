import type { OpenPage, Site } from './site';

/** Returns the key in local storage for a value of the served site: the value's name and the site's base path. */
export const storedKey = (site: Site, name: string): string => name + site.base;

/** Returns the value that the browser stores under a name, or null. */
export const storedValue = (page: OpenPage, site: Site, name: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), storedKey(site, name));

/** Stores a value, as an earlier visit would have. */
export const store = (page: OpenPage, site: Site, name: string, value: string) =>
  page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    storedKey(site, name),
    value,
  ] as const);
