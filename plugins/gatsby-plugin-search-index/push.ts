import { parseArgs } from 'node:util';
import { readSettings } from '../../src/site/settings/read-settings';
import { pushOptions } from './push-options';
import { pushRecords } from './push-records';
import { readRecords } from './read-records';
import { reasonOf } from './reason-of';
import { synonymsOf } from '../../src/site/search/synonyms-of';

/** `npm run search:push`: puts the records of the last build, and the synonyms, into the hosted index. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: pushOptions });
  const { search } = readSettings();
  const appId = process.env.SEARCH_APP_ID ?? search.appId;
  const adminKey = process.env.SEARCH_ADMIN_KEY;
  if (!appId || !adminKey) {
    throw new Error(
      'set search.appId in content/settings.yml (or SEARCH_APP_ID) and SEARCH_ADMIN_KEY in the environment',
    );
  }
  if (adminKey === search.searchKey) {
    throw new Error('SEARCH_ADMIN_KEY is the search-only key, which every reader has');
  }
  const synonyms = synonymsOf(process.cwd());
  const count = await pushRecords(readRecords(values.records), synonyms, {
    appId,
    adminKey,
    indexName: search.indexName,
    allowShrink: values['allow-shrink'],
    ownIndex: values['own-index'],
  });
  console.log(
    `search:push: ${search.indexName} holds the ${count} records of this build, and ${synonyms.length} groups of synonyms`,
  );
}

main().catch((error: unknown) => {
  console.error(`search:push: ${reasonOf(error)}`);
  process.exitCode = 1;
});
