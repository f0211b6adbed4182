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

/** Set at build time by `plugins/gatsby-plugin-search-index`. */
declare const SEARCH_SETTINGS: {
  indexName: string;
  appId: string | null;
  searchKey: string | null;
  unanswered: string | null;
};

/** Path from the site's root to the files that run samples; see `src/build/runs/bring-runs.ts`. */
declare const RUN_FOLDER: string;

/** Set at build time; see `src/build/webpack-settings.ts`. */
declare const FEEDBACK_SETTINGS: { helpful: string | null; issues: string | null };

/** Whether the site can be saved for offline reading; see `src/build/webpack-settings.ts`. */
declare const OFFLINE: boolean;
/**
 * The page that the service worker serves when the requested one is not cached; see
 * `src/build/offline/write-offline.ts`.
 */
declare const OFFLINE_PAGE: string;

/** Set by Gatsby: the prefix of every path on the host; empty, or for example `/docs`. */
declare const __BASE_PATH__: string;

/** Set at build time; see `src/build/webpack-settings.ts`. */
declare const SITE_ADDRESS: string;
declare const SEVERAL_LOCALES: boolean;
declare const OTHER_LOCALES: readonly { code: string; dir?: 'ltr' | 'rtl' }[];

/** The colours from the settings, and the logo as inlined in pages; see `src/build/webpack-settings.ts`. */
declare const COLOUR_SETTINGS: Readonly<Record<'dark' | 'light', Readonly<Record<string, string>>>>;
declare const MARK: { viewBox: string; inner: string };

/** Whether the docs have any version that is not the newest; see `src/build/webpack-settings.ts`. */
declare const OTHER_VERSIONS: boolean;

/** The CSS of the search dialog; see `src/build/webpack-settings.ts`. */
declare const SEARCH_DIALOG_RULES: string;

/** Scripts that the server inlines into pages, to run before any bundle; see `src/build/inline-scripts.ts`. */
declare const FIRST_PAINT_SCRIPT: string;
declare const SIDEBAR_SCRIPT: string;
declare const SEARCH_START_SCRIPT: string;
declare const BASE_ADDRESS_SCRIPT: string;
declare const FILE_ADDRESS_SCRIPT: string;

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
