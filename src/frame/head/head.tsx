import { graphql, useStaticQuery } from 'gatsby';
import { DocumentHead } from './document-head';
import { sitePath } from '../../kit/view/site-paths';
import { DEFAULT_LOCALE } from '../../site/locales/locale';
import { inLanguage, pageLanguage } from '../../kit/language/message';
import { cardOf, markdownOf } from '../../site/pages/machine-files';
import { alternateLinks, writtenPath } from './alternates';
import { ANNOUNCEMENT_ID } from '../../kit/names';

/** What the head knows of a page besides what it was told. */
export interface PageInHead {
  /** Whole addresses: of the page, of its social card, of the site without a slash at its end. */
  address: string;
  card: string;
  home: string;
  /** The site's name. */
  site: string;
  /** BCP 47 code. */
  language: string;
}

/** JSON that stands in a script: no text in it can end that. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** In what readers' browsers run: not by the server, nor while developing. */
const FOR_READERS = process.env.BUILD_STAGE === 'build-javascript';

interface HeadProps {
  /** The page's own title; the site's tagline stands in for it on the home page. */
  title?: string;
  description?: string;
  /** Address in the site, without base path and locale; none for pages that have no address of their own. */
  path?: string;
  /** Data for search engines, as schema.org describes it, from what the head knows of the page. */
  structuredData?: (page: PageInHead) => readonly object[];
  noindex?: boolean;
  /** Style sheets that this page needs besides the site's own, without base path. */
  stylesheets?: readonly string[];
}

/**
 * The one place that writes a page's head, in one part: of several, the first to come would take away what the server
 * wrote for the rest.
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
  // A built page has them in itself, and `gatsby/loader/page-stylesheets.ts` fetches those of the next: Helmet would ask
  // for them again.
  const sheets = FOR_READERS
    ? []
    : stylesheets.map((sheet) => <link key={sheet} rel="stylesheet" href={sitePath(sheet)} />);
  return (
    <DocumentHead
      // By the announcement's id the script before first paint knows whether the reader has closed it.
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
