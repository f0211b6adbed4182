/** Lets every robot read everything, and tells it where the sitemap is. `home` is the site's whole address. */
export const robots = (home: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${home}/sitemap.xml\n`;
