import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { afterRenderer } from '../../src/gatsby/after-renderer';
import type { SearchRecord } from '../../src/site/search/record';
import { buildIndexes, type LocaleIndex } from './build-indexes';
import { collectRecords, emptyMemory } from './collect-records';
import { DEFAULT_LOCALE } from '../../src/site/locales/locale';
import { type PageLocale, pageLocales } from '../../src/site/pages/page-context';
import { synonymsOf } from '../../src/site/search/synonyms';
import type { SearchOptions } from './options';
import { RECORDS_FILE } from './command-input';
import { readTerms, siteAnswers } from './site-answers';
import { writeIndexes } from './write-index';

export { optionsSchema as pluginOptionsSchema } from './options';

/** Declares the type SearchRecord, which has a description on every field. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (
  { actions },
  options,
) => {
  const { root } = options as SearchOptions;
  actions.createTypes(
    readFileSync(join(root, 'plugins/gatsby-plugin-search-index/schema.graphql'), 'utf8'),
  );
};

/** Returns all locales. The default has no messages, because its texts are the originals. */
const localesOf = (options: SearchOptions): PageLocale[] => [
  { code: DEFAULT_LOCALE, messages: {} },
  ...pageLocales(options.root, options),
];

/** Creates the records of a production build once every doc is compiled. */
let createRecordsLater: (() => Promise<void>) | undefined;
let indexing: Indexing | undefined;

export const createPages: GatsbyNode['createPages'] = async (args, options) => {
  const search = options as SearchOptions;
  if (process.env.NODE_ENV !== 'production') {
    await createRecords(args, search);
    return;
  }
  createRecordsLater = async () => {
    const records = await createRecords(args, search);
    records.sort((a, b) => (a.objectID < b.objectID ? -1 : 1));
    indexing = startIndexing(records, args, search);
  };
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  afterRenderer(args, 'search records', async () => createRecordsLater?.());
};

/**
 * The last records in development, where an edit changes only a few of them, and those that have nodes, by node id. A
 * production build creates its records once and doesn't keep them.
 */
const memory = process.env.NODE_ENV === 'production' ? undefined : emptyMemory();
let created: ReadonlyMap<string, SearchRecord> | undefined;

/** Forgets which records have nodes, because Gatsby deletes these nodes when it sources all nodes again. */
export const sourceNodes: GatsbyNode['sourceNodes'] = () => {
  created = undefined;
};

/**
 * Creates nodes for search records that are new or changed, and deletes those of records that no longer exist.
 *
 * @returns all records
 */
async function createRecords(
  args: CreatePagesArgs,
  search: SearchOptions,
): Promise<SearchRecord[]> {
  const { actions, createNodeId, createContentDigest, getNode, getNodesByType } = args;
  const terms = readTerms(search.root, search.product);
  const records = new Map(
    (await collectRecords(args, search, localesOf(search), terms, memory)).map((record) => [
      createNodeId(`SearchRecord ${record.objectID}`),
      record,
    ]),
  );
  for (const [id, record] of records) {
    if (created?.get(id) === record) continue;
    void actions.createNode({
      ...record,
      id,
      parent: null,
      children: [],
      internal: { type: 'SearchRecord', contentDigest: createContentDigest(record) },
    });
  }
  for (const id of created?.keys() ?? getNodesByType('SearchRecord').map((node) => node.id)) {
    const node = records.has(id) ? undefined : getNode(id);
    if (node) actions.deleteNode(node);
  }
  if (memory) created = records;
  return [...records.values()];
}

/** The records of a production build, and the indexes that are being built from them. */
interface Indexing {
  records: readonly SearchRecord[];
  /** The number of answers in all locales. */
  answers: number;
  indexes: Promise<LocaleIndex[]>;
}

/**
 * Starts to build the indexes, which takes over a second. Until they are needed, Gatsby runs queries and writes pages.
 */
function startIndexing(
  records: readonly SearchRecord[],
  { getNodesByType }: Pick<CreatePagesArgs, 'getNodesByType'>,
  options: SearchOptions,
): Indexing {
  const synonyms = synonymsOf(options.root);
  const sources = localesOf(options).map(({ code, messages }) => {
    const own = records.filter(({ language }) => language === code);
    const labels = new Map(
      options.sections.map(({ section, label }) => [section, messages[label] ?? label]),
    );
    return {
      locale: code,
      records: own,
      labels,
      synonyms,
      answers: siteAnswers(getNodesByType, own, options, code),
    };
  });
  const indexes = buildIndexes(options.root, sources);
  // An error is thrown where the indexes are written.
  indexes.catch(() => undefined);
  const answers = sources.reduce((sum, source) => sum + source.answers.length, 0);
  return { records, answers, indexes };
}

/** Writes an index for each locale into the built site, and the records to a file for the push and check commands. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }, options) => {
  if (!indexing) throw new Error('The search records were not created: build again');
  const { root } = options as SearchOptions;
  const { records, answers, indexes } = indexing;
  writeIndexes(join(root, 'public'), await indexes);
  writeFileSync(join(root, RECORDS_FILE), JSON.stringify(records, null, 1));
  reporter.info(`search index: ${records.length} records, ${answers} answers`);
};
