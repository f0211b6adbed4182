import { basePath } from '../../kit/view/site-paths';
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

/** Whether the settings name the hosted service. */
export const isHosted = appId !== null && searchKey !== null;

let manifest: Promise<SearchManifest> | undefined;

/** The index's table of contents, which alone tells where the rest stands: asked for anew where the last one failed. */
function readManifest(): Promise<SearchManifest> {
  const asked = manifest;
  manifest = undefined;
  return asked ?? (load(MANIFEST_PATH, { cache: 'no-cache' }) as Promise<SearchManifest>);
}

/** Fetches what the first query needs before it is typed: a query then has two round trips to its hits. */
export function prepareSearch(): void {
  if (isHosted || manifest) return;
  manifest = readManifest();
  // Who searches hears of it.
  manifest.catch(() => (manifest = undefined));
}

/** Search as the settings have it: the hosted service where its keys are given, else the site's own index. */
export const siteSearch: SearchBackend =
  appId !== null && searchKey !== null
    ? createHostedSearch({ appId, searchKey, indexName, hosts: hostsOf(appId) })
    : createEmbeddedSearch({ manifest: readManifest, file: (name) => load(name) });
