/** Webpack turns a font into the address it is served from. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The catalogue of reverts, cut down for the browser when the site is built: see `src/build/import-error-catalogue.ts`. */
declare module '*/content/errors.yml' {
  import type { KnownRevert } from './protocol/reverts/known-revert';
  const catalogue: KnownRevert[];
  export default catalogue;
}

/** Errors of libraries, SDKs, nodes and wallets, cut down likewise. */
declare module '*/content/library-errors.yml' {
  import type { KnownRevert } from './protocol/reverts/known-revert';
  const catalogue: KnownRevert[];
  export default catalogue;
}

/** Filled in by `plugins/gatsby-plugin-search-index` when the site is built. */
declare const SEARCH_SETTINGS: {
  indexName: string;
  appId: string | null;
  searchKey: string | null;
  unanswered: string | null;
};

/** Where the files stand that run samples, from the site's root: see `src/build/runs/bring-runs.ts`. */
declare const RUN_FOLDER: string;

/** Filled in when the site is built: see `src/build/bring-feedback.ts`. */
declare const FEEDBACK_SETTINGS: { helpful: string | null; issues: string | null };

/** Whether the site can be read without a network: see `src/build/offline/bring-offline.ts`. */
declare const OFFLINE: boolean;
/** The page that the service worker shows in the place of one that is not here: see `src/build/offline/worker-script.ts`. */
declare const OFFLINE_PAGE: string;

/** Filled in by Gatsby: what stands before every path on the host; empty, or such as `/docs`. */
declare const __BASE_PATH__: string;

/** Filled in when the site is built: see `src/build/bring-locales.ts`. */
declare const SITE_ADDRESS: string;
declare const SEVERAL_LOCALES: boolean;
declare const OTHER_LOCALES: readonly { code: string; dir?: 'ltr' | 'rtl' }[];

/** The colours that the settings give, and the mark as pages carry it: see `src/build/bring-brand.ts`. */
declare const COLOUR_SETTINGS: Readonly<Record<'dark' | 'light', Readonly<Record<string, string>>>>;
declare const MARK: { viewBox: string; inner: string };

/** Whether any page may be of a version that is not the newest: see `src/build/bring-versions.ts`. */
declare const OTHER_VERSIONS: boolean;

/** The style of the search dialog as CSS: see `src/build/bring-search-rules.ts`. */
declare const SEARCH_DIALOG_RULES: string;

/** What a page runs before any bundle, built as text, while the server draws it: see `src/build/inline-scripts.ts`. */
declare const FIRST_PAINT_SCRIPT: string;
declare const SIDEBAR_SCRIPT: string;
declare const SEARCH_START_SCRIPT: string;
declare const BASE_ADDRESS_SCRIPT: string;
declare const FILE_ADDRESS_SCRIPT: string;

/** Gatsby's loader: what the site touches of it. See `gatsby/loader/gatsby-loader.ts`. */
declare module '*/.cache/loader' {
  export interface LoadedPage {
    status?: string;
    page?: { webpackCompilationHash?: string | undefined };
    error?: unknown;
    json?: {
      pageContext?: { navigation?: unknown };
      /** Pages without a query have none. */
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

/** Gatsby's runtime, which starts by being loaded. */
declare module '*/.cache/production-app' {}

/** The old addresses, as Gatsby writes them into the bundle: with base path. */
declare module '*/.cache/redirect-utils' {
  export function maybeGetBrowserRedirect(path: string): { toPath: string } | undefined;
}

/** The key of an address in the loader's caches. */
declare module '*/.cache/find-path' {
  export function findPath(address: string): string;
}

/** How gatsby-plugin-mdx reads front matter; it keeps what it has read, by digest. */
declare module 'gatsby-plugin-mdx/dist/frontmatter' {
  export function parseFrontmatter(digest: string, text: string): unknown;
}

/** The plugin's own hook, called at the one moment when Helmet's state is a single page's. */
declare module 'gatsby-plugin-react-helmet/gatsby-ssr' {
  import type { RenderBodyArgs } from 'gatsby';
  export const onRenderBody: (args: RenderBodyArgs) => void;
}
