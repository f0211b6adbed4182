import { graphql, useStaticQuery } from 'gatsby';
import {
  inLanguage,
  isUntranslated,
  pageLanguage,
  pathInLocale,
  writtenIn,
} from '../../kit/language/message';
import { ANNOUNCEMENT_ID } from '../../kit/names';
import { sitePath } from '../../kit/view/site-paths';
import { DEFAULT_LOCALE, localPath } from '../../site/locales/locale';
import { cardOf, markdownOf } from '../../site/pages/machine-files';
import { DocumentHead } from './document-head';

/** Returns the path at which the page's text is published: an untranslated doc is at the default locale's path. */
export const writtenPath = (path: string): string => (isUntranslated() ? path : pathInLocale(path));

/**
 * Returns links that give search engines the URLs of the page in other languages.
 *
 * @param home absolute URL of the site
 * @param path the page's path in the default locale
 */
const alternateLinks = (home: string, path: string) =>
  (writtenIn().length < 2 ? [] : writtenIn()).map((code) => (
    <link key={code} rel="alternate" hrefLang={code} href={home + localPath(code, path)} />
  ));

/** Facts about a page that the head passes to the function that returns its structured data. */
export interface PageInHead {
  /** Absolute URLs of the page, of its social card, and of the site (without a trailing slash), in this order. */
  address: string;
  card: string;
  home: string;
  /** The site's name. */
  site: string;
  /** BCP 47 code. */
  language: string;
}

/** Serializes a value as JSON for a script element, escaped so that no text in it can close the element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Whether this code runs in a production browser bundle, not on the server or in development. */
const FOR_READERS = process.env.BUILD_STAGE === 'build-javascript';

interface HeadProps {
  /** The page's own title. The home page has none and uses the site's tagline. */
  title?: string;
  description?: string;
  /** Path in the site, without base path and locale; undefined for a page without a URL of its own. */
  path?: string;
  /** Returns schema.org data for search engines, given the head's facts about the page. */
  structuredData?: (page: PageInHead) => readonly object[];
  noindex?: boolean;
  /** Style sheets needed by this page in addition to the global ones, without base path. */
  stylesheets?: readonly string[];
}

/**
 * The only component that writes a page's head. There must be no second one, because the first to render in the browser
 * would remove the elements that the server wrote for the other.
 */
export function Head({
  title,
  description,
  path,
  structuredData,
  noindex = false,
  stylesheets = [],
}: HeadProps) {
  const { site } = useStaticQuery<Queries.HeadQuery>(graphql`
    query Head {
      site {
        siteMetadata {
          title
          tagline
          description
          titleDelimiter
          url
          basePath
          announcement {
            id
          }
        }
      }
    }
  `);
  const settings = site?.siteMetadata;
  if (!settings) return null;
  const { titleDelimiter, tagline } = settings;
  const whole = title
    ? `${title} ${titleDelimiter} ${settings.title}`
    : `${settings.title} ${titleDelimiter} ${tagline}`;
  const summary = description ?? settings.description;
  const announcement = settings.announcement?.id;
  const home = `${settings.url}${settings.basePath}`;
  const own = SEVERAL_LOCALES && path !== undefined ? writtenPath(path) : path;
  const address = own === undefined ? undefined : `${home}${own}`;
  const card = own === undefined || noindex ? undefined : home + cardOf(own);
  const language = SEVERAL_LOCALES ? pageLanguage() : DEFAULT_LOCALE;
  const data =
    address !== undefined &&
    card !== undefined &&
    structuredData?.({ address, card, home, site: settings.title, language });
  // In the browser, Helmet adds no style sheets: a built page contains its own, and `gatsby/loader/page-stylesheets.ts`
  // fetches those of the next page.
  const sheets = FOR_READERS
    ? []
    : stylesheets.map((sheet) => <link key={sheet} rel="stylesheet" href={sitePath(sheet)} />);
  return (
    <DocumentHead
      // The script that runs before the first paint uses the announcement's id to tell whether the reader has closed
      // it.
      htmlAttributes={{
        ...(SEVERAL_LOCALES ? inLanguage(language) : { lang: language }),
        ...(announcement && { [ANNOUNCEMENT_ID]: announcement }),
      }}
      title={whole}
    >
      <meta name="description" content={summary} />
      <meta property="og:title" content={title ?? settings.title} />
      <meta property="og:description" content={summary} />
      <meta property="og:type" content={path === '/' ? 'website' : 'article'} />
      <meta property="og:site_name" content={settings.title} />
      <meta name="twitter:card" content={card ? 'summary_large_image' : 'summary'} />
      {card && <meta property="og:image" content={card} />}
      {card && <meta property="og:image:alt" content={title ?? settings.title} />}
      {card && own !== undefined && (
        <link rel="alternate" type="text/markdown" href={home + markdownOf(own)} />
      )}
      {noindex && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      {SEVERAL_LOCALES
        ? [...sheets, ...(path === undefined ? [] : alternateLinks(home, path))]
        : sheets}
      {data && <script type="application/ld+json">{inScript(data)}</script>}
    </DocumentHead>
  );
}
