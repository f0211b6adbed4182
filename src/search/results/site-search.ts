import { basePath } from '../../kit/view/site-paths';
import { pageLanguage, pathInLocale } from '../../kit/language/message';
import { DEFAULT_LOCALE } from '../../site/locales/locale';
import { createEmbeddedSearch } from '../engine/embedded-search';
import { createHostedSearch } from '../engine/hosted-search';
import { hostsOf } from '../../site/search/connect-origins';
import { MANIFEST_PATH, type SearchManifest } from '../../site/search/index-format';
import type { SearchBackend } from '../engine/search-backend';

async function load(path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(basePath + path, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  return response.json();
}

const { appId, searchKey, indexName } = SEARCH_SETTINGS;

/** Returns the language of the page. It is a function, because the language is not known when this module loads. */
const language = () => (SEVERAL_LOCALES ? pageLanguage() : DEFAULT_LOCALE);

const hosted =
  appId !== null && searchKey !== null
    ? createHostedSearch({ appId, searchKey, indexName, hosts: hostsOf(appId), language })
    : undefined;

/** Whether search uses the hosted service, because the settings contain its keys. */
export const isHosted = hosted !== undefined;

const embedded = createEmbeddedSearch({
  // The manifest is revalidated on each visit, because it contains the names of all other files of the index.
  manifest: async () =>
    (await load(pathInLocale(MANIFEST_PATH), { cache: 'no-cache' })) as SearchManifest,
  file: (path) => load(path),
});

/**
 * Loads the data for the first query before the reader types, so that the query needs only two round trips. Does
 * nothing if search is hosted.
 */
export function prepareSearch(): void {
  if (!hosted) embedded.prepare();
}

/** The search that the settings select: the hosted service if its keys are set, otherwise the site's own index. */
export const siteSearch: SearchBackend = hosted ?? embedded;
