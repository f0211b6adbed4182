import type { PageInHead } from './head';

const CONTEXT = 'https://schema.org';

/** Returns the schema.org organization that publishes the site. */
const publisher = ({ home, site }: PageInHead) => ({
  '@type': 'Organization',
  name: site,
  url: `${home}/`,
  logo: `${home}/icons/icon-512.png`,
});

interface Article {
  title: string;
  description: string;
  /** The section of the docs that the doc belongs to; undefined if there is none. */
  part: string | undefined;
  /** Date as YYYY-MM-DD, or null if it is unknown. */
  lastUpdated: string | null;
}

/** Returns schema.org data about a doc for search engines: https://schema.org/TechArticle */
export const articleData = (
  { title, description, part, lastUpdated }: Article,
  page: PageInHead,
): object => ({
  '@context': CONTEXT,
  '@type': 'TechArticle',
  headline: title,
  description,
  image: page.card,
  url: page.address,
  inLanguage: page.language,
  ...(part === undefined ? {} : { articleSection: part }),
  ...(lastUpdated === null ? {} : { dateModified: lastUpdated }),
  author: publisher(page),
  publisher: publisher(page),
});

/** Returns schema.org data about the site and its search for search engines: https://schema.org/WebSite */
export const siteData = (description: string, page: PageInHead): object => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: page.site,
  description,
  url: page.address,
  inLanguage: page.language,
  publisher: publisher(page),
  potentialAction: {
    '@type': 'SearchAction',
    target: `${page.home}/search?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});
