import { SETTINGS_FILE } from '../../src/site/settings/read-settings';
import type { Settings } from '../../src/site/settings/schema';
import type { PushTarget } from './push-records';

/**
 * Returns the hosted index from the settings and the environment, and the key to write to it.
 *
 * @throws Error that lists everything that is missing
 */
export function pushTarget(
  { appId: ofSettings, indexName, searchKey }: Settings['search'],
  { SEARCH_APP_ID, SEARCH_ADMIN_KEY: adminKey }: NodeJS.ProcessEnv,
): Pick<PushTarget, 'appId' | 'adminKey' | 'indexName'> {
  const appId = SEARCH_APP_ID ?? ofSettings;
  if (appId && adminKey) {
    if (adminKey !== searchKey) return { appId, adminKey, indexName };
    throw new Error(
      'SEARCH_ADMIN_KEY is the search-only key, which every reader has: set it to a key that may add records',
    );
  }
  const missing = [
    !appId &&
      `the application id: set search.appId in ${SETTINGS_FILE}, or SEARCH_APP_ID in the environment`,
    !adminKey && 'the admin key: set SEARCH_ADMIN_KEY in the environment',
  ].filter((each) => each !== false);
  throw new Error(
    `nothing was built or pushed, because these are missing:\n  ${missing.join('\n  ')}`,
  );
}
