import { basePath } from '../../kit/view/site-paths';
import { pageLanguage, pathInLocale } from '../../kit/language/message';
import { DEFAULT_LOCALE } from '../../site/locales/locale';
import { createEmbeddedSearch } from '../engine/embedded-search';
import { createHostedSearch } from '../hosted/hosted-search';
import { hostsOf } from '../../site/search/hosts';
import { MANIFEST_PATH, type SearchManifest } from '../../site/search/index-format';
import type { SearchBackend } from '../engine/search-backend';

async function load(path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(basePath + path, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  return response.json();
}

const { appId, searchKey, indexName } = SEARCH_SETTINGS;

/** Of the page: it is asked for with each query, since it is not known when this is loaded. */
const language = () => (SEVERAL_LOCALES ? pageLanguage() : DEFAULT_LOCALE);

const hosted =
  appId !== null && searchKey !== null
    ? createHostedSearch({ appId, searchKey, indexName, hosts: hostsOf(appId), language })
    : undefined;

/** Whether the settings name the hosted service. */
export const isHosted = hosted !== undefined;

const embedded = createEmbeddedSearch({
  // Asked for anew each visit: it alone tells what the rest of the index is called.
  manifest: async () =>
    (await load(pathInLocale(MANIFEST_PATH), { cache: 'no-cache' })) as SearchManifest,
  file: (path) => load(path),
});

/** Fetches what the first query needs before it is typed: a query then has two round trips to its hits. */
export function prepareSearch(): void {
  if (!hosted) embedded.prepare();
}

/** Search as the settings have it: the hosted service where its keys are given, else the site's own index. */
export const siteSearch: SearchBackend = hosted ?? embedded;
