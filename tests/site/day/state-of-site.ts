/** A query for everything that is generated from the writers' files. Develop and a build must return the same data. */
export const STATE = `{
  allDoc(sort: { id: ASC }) {
    nodes {
      id path title description section file draft body headings { id } links { href line column }
      sidebar { name }
    }
  }
  allSidebar(sort: { name: ASC }) { nodes { name section tree } }
  allDocsVersion { nodes { section name path mainDoc { id } docs { id } } }
  allRedirect(sort: { fromPath: ASC }) { nodes { fromPath toPath line } }
  allSearchRecord(sort: { objectID: ASC }) { nodes { objectID url content } }
  homePage { lead }
  allSitePage(sort: { path: ASC }) { nodes { path } }
}`;

/** The result of {@link STATE}. */
export interface StateOfSite {
  allSitePage: { nodes: { path: string }[] };
}

/** Removes the page that Gatsby adds only during development. */
export const comparable = (state: StateOfSite): StateOfSite => ({
  ...state,
  allSitePage: {
    nodes: state.allSitePage.nodes.filter(({ path }) => !path.startsWith('/dev-404')),
  },
});
