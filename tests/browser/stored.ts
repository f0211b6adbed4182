import type { OpenPage, Site } from './site';

/** Returns the key of local storage under which the served site keeps a value: its name and the site's base path. */
export const storedKey = (site: Site, name: string): string => name + site.base;

/** Returns what the browser keeps under a name, or null. */
export const storedValue = (page: OpenPage, site: Site, name: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), storedKey(site, name));

/** Stores a value as an earlier visit would have. */
export const store = (page: OpenPage, site: Site, name: string, value: string) =>
  page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    storedKey(site, name),
    value,
  ] as const);
