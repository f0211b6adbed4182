/** Webpack turns a font into the address it is served from. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** Filled in by `plugins/gatsby-plugin-search-index` when the site is built. */
declare const SEARCH_SETTINGS: {
  indexName: string;
  appId: string | null;
  searchKey: string | null;
};

/** The package has types for its main entry only. */
declare module '@docsearch/react/modal' {
  export { DocSearchModal } from '@docsearch/react';
}
