/** The name of a page's file in a folder that mirrors the site: home has one too. */
const named = (path: string): string => (path === '/' ? '/index' : path);

/** Where a page's social card stands, from the site's address: `/a/b` has `/cards/a/b.png`. */
export const cardOf = (path: string): string => `/cards${named(path)}.png`;

/** Where a page stands as Markdown, from the site's address: `/a/b` has `/a/b.md`, home `/index.md`. */
export const markdownOf = (path: string): string => `${named(path)}.md`;

/** Size of a social card, in pixels: what Open Graph and X ask for. */
export const CARD = { width: 1200, height: 630 } as const;

/** At the root of the site: what readers receive, and under which licence. */
export const LICENCES = 'licences.txt';
