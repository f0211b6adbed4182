/** Webpack resolves the import of a font to its URL. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The catalogue of reverts, reduced at build time for the browser; see `src/build/import-error-catalogue.ts`. */
declare module '*/content/errors.yml' {
  import type { KnownRevert } from './protocol/reverts/known-revert';
  const catalogue: KnownRevert[];
  export default catalogue;
}

/** Errors of libraries, SDKs, nodes and wallets, reduced in the same way. */
declare module '*/content/library-errors.yml' {
  import type { KnownRevert } from './protocol/reverts/known-revert';
  const catalogue: KnownRevert[];
  export default catalogue;
}

// Constants that `src/build/define-constants.ts` defines in every bundle.

/** Where the site is served, without base path, for example `https://docs.example`. */
declare const SITE_ADDRESS: string;

/** Whether the site has locales other than English. */
declare const SEVERAL_LOCALES: boolean;

/** The locales other than English; `dir` is the direction of their text. */
declare const OTHER_LOCALES: readonly { code: string; dir?: 'ltr' | 'rtl' }[];

/** The colours that the settings change, by colour mode and role. */
declare const COLOUR_SETTINGS: Readonly<Record<'dark' | 'light', Readonly<Record<string, string>>>>;

/** The logo as the navbar draws it: the `viewBox` of its SVG, and the markup inside. */
declare const MARK: { viewBox: string; inner: string };

/** The address that ratings of a page are sent to, and the template of the address for a new issue; null for none. */
declare const FEEDBACK_SETTINGS: { helpful: string | null; issues: string | null };

/**
 * The index that search reads. The application and its search-only key are those of the hosted service, and null if the
 * site has its own index; `unanswered` is the address that queries without results are sent to.
 */
declare const SEARCH_SETTINGS: {
  indexName: string;
  appId: string | null;
  searchKey: string | null;
  unanswered: string | null;
};

/** The CSS of the search dialog, so that the browser can open the dialog without Emotion. */
declare const SEARCH_DIALOG_RULES: string;

/** Whether readers can save the site for offline reading; false in development. */
declare const OFFLINE: boolean;

/** Whether any page belongs to a version other than the newest; always true in development. */
declare const OTHER_VERSIONS: boolean;

/** Path from the site's root to the files that run samples, for example `/static/run-0123456789abcdef`. */
declare const RUN_FOLDER: string;

/** Scripts to inline into a page, which run before any bundle. Only the code that renders pages has them. */
declare const FIRST_PAINT_SCRIPT: string;
declare const SIDEBAR_SCRIPT: string;
declare const SEARCH_START_SCRIPT: string;
declare const BASE_ADDRESS_SCRIPT: string;
declare const FILE_ADDRESS_SCRIPT: string;

/** The page that the service worker serves when the requested one is not cached. Only the worker has it. */
declare const OFFLINE_PAGE: string;

/** Set by Gatsby: the prefix of every path on the host; empty, or for example `/docs`. */
declare const __BASE_PATH__: string;

/** The parts of Gatsby's loader that the site uses; see `gatsby/loader/gatsby-loader.ts`. */
declare module '*/.cache/loader' {
  export interface LoadedPage {
    status?: string;
    page?: { webpackCompilationHash?: string | undefined };
    error?: unknown;
    json?: {
      pageContext?: { navigation?: unknown };
      /** Missing for pages without a query. */
      data?: { doc?: { body?: unknown; stylesheets?: readonly string[] } | null } | null;
    };
  }

  export interface LoaderInstance {
    pageDb: Map<string, unknown>;
    pageDataDb: Map<string, { notFound?: boolean }>;
    loadPage(this: LoaderInstance, path: string): Promise<LoadedPage | undefined>;
    loadPageDataJson(this: LoaderInstance, path: string): Promise<unknown>;
  }

  export const ProdLoader: { prototype: unknown };
}

/** Gatsby's runtime, which starts when it is imported. */
declare module '*/.cache/production-app' {}

/** The redirects, as Gatsby writes them into the bundle: with base path. */
declare module '*/.cache/redirect-utils' {
  export function maybeGetBrowserRedirect(path: string): { toPath: string } | undefined;
}

/** Returns the cache key of a URL in the loader. */
declare module '*/.cache/find-path' {
  export function findPath(address: string): string;
}

/** The front matter parser of gatsby-plugin-mdx, which caches its results by digest. */
declare module 'gatsby-plugin-mdx/dist/frontmatter' {
  export function parseFrontmatter(digest: string, text: string): unknown;
}

/** The plugin's own hook, called at the only time when Helmet's state belongs to a single page. */
declare module 'gatsby-plugin-react-helmet/gatsby-ssr' {
  import type { RenderBodyArgs } from 'gatsby';
  export const onRenderBody: (args: RenderBodyArgs) => void;
}
