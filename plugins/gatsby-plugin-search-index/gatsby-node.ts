import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { DefinePlugin } from 'webpack';
import type { SearchRecord } from '../../src/site/search/record';
import { collectRecords } from './collect-records';
import { synonymsOf } from '../../src/site/search/synonyms-of';
import type { SearchOptions } from './options';
import { RECORDS_FILE } from './records-file';
import { siteAnswers } from './site-answers';
import { writeIndex } from './write-index';

export { optionsSchema as pluginOptionsSchema } from './options';

/** Declares SearchRecord, with a description on every field. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (
  { actions },
  options,
) => {
  const { root } = options as SearchOptions;
  actions.createTypes(
    readFileSync(join(root, 'plugins/gatsby-plugin-search-index/schema.graphql'), 'utf8'),
  );
};

/** Tells the browser's code where to search: the search-only key is all that reaches it. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (
  { actions },
  options,
) => {
  const { indexName, appId, searchKey, unanswered } = (options as SearchOptions).search;
  const settings = JSON.stringify({ indexName, appId, searchKey, unanswered });
  actions.setWebpackConfig({ plugins: [new DefinePlugin({ SEARCH_SETTINGS: settings })] });
};

/** Makes the records, once every doc is compiled. */
export const createPages: GatsbyNode['createPages'] = async (
  { graphql, actions, createNodeId, createContentDigest, getNodesByType },
  options,
) => {
  const records = await collectRecords(graphql, options as SearchOptions);
  const ids = new Set<string>();
  for (const record of records) {
    const id = createNodeId(`SearchRecord ${record.objectID}`);
    ids.add(id);
    void actions.createNode({
      ...record,
      id,
      parent: null,
      children: [],
      internal: { type: 'SearchRecord', contentDigest: createContentDigest(record) },
    });
  }
  for (const node of getNodesByType('SearchRecord')) {
    if (!ids.has(node.id)) actions.deleteNode(node);
  }
};

/** Writes the index into the site, and the records where the push and check commands find them. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType, reporter }, options) => {
  const { root, sections } = options as SearchOptions;
  const labels = new Map(sections.map(({ section, label }) => [section, label]));
  const records = (getNodesByType('SearchRecord') as (Node & SearchRecord)[]).map(recordOfNode);
  records.sort((a, b) => (a.objectID < b.objectID ? -1 : 1));
  const answers = siteAnswers(getNodesByType, records, options as SearchOptions);
  writeIndex(join(root, 'public'), records, labels, synonymsOf(root), answers);
  writeFileSync(join(root, RECORDS_FILE), JSON.stringify(records, null, 1));
  reporter.info(`search index: ${records.length} records, ${answers.length} answers`);
};

/** A node's fields without those that Gatsby adds. */
function recordOfNode(node: Node & SearchRecord): SearchRecord {
  const { objectID, url, url_without_anchor, anchor, type, hierarchy, content } = node;
  const { terms, code, asks, language, docusaurus_tag, section, rank, level, position } = node;
  return {
    ...{ objectID, url, url_without_anchor, anchor, type, hierarchy, content },
    ...{ terms, code, asks, language, docusaurus_tag, section, rank, level, position },
  };
}
