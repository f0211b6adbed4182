/** Returns the base name of a page's file in a folder that mirrors the site; the home page is `/index`. */
const named = (path: string): string => (path === '/' ? '/index' : path);

/** Returns the path of a page's social card, such as `/cards/a/b.png` for `/a/b`. */
export const cardOf = (path: string): string => `/cards${named(path)}.png`;

/**
 * Returns the path of a page's Markdown version, such as `/a/b.md` for `/a/b`; that of the home page is `/index.md`.
 */
export const markdownOf = (path: string): string => `${named(path)}.md`;

/** Size of a social card in pixels, as recommended for Open Graph and X. */
export const CARD = { width: 1200, height: 630 } as const;

/** File at the root of the site that lists the packages in its scripts and fonts, with their licenses. */
export const LICENCES = 'licences.txt';
