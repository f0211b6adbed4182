/** Returns a `robots.txt` that allows everything and names the sitemap. `home` is the site's absolute address. */
export const robots = (home: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${home}/sitemap.xml\n`;
