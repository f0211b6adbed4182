import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readSettings } from '../../src/site/settings/read-settings';
import { pushOptions, readRecords } from './command-input';
import { pushRecords, pushTarget } from './push-records';
import { reasonOf } from './backoff-requester';
import { synonymsOf } from '../../src/site/search/synonyms';

/**
 * `npm run search:push`: builds the site, and pushes its records and the synonyms to the hosted index. Options,
 * settings and key are checked first because the build takes minutes.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: pushOptions });
  const target = pushTarget(readSettings().search, process.env);
  if (values.build) build();
  const synonyms = synonymsOf(process.cwd());
  const count = await pushRecords(readRecords(values.records), synonyms, {
    ...target,
    allowShrink: values['allow-shrink'],
    ownIndex: values['own-index'],
  });
  console.log(
    `search:push: ${target.indexName} contains the ${count} records of this build, and ${synonyms.length} groups of synonyms`,
  );
}

/** Builds the site. @throws Error if the build fails; it has already printed the reason */
function build(): void {
  // Use a shell, because npm is a script on Windows (npm.cmd), which cannot be spawned directly.
  const { status } = spawnSync('npm run -s build', { stdio: 'inherit', shell: true });
  if (status !== 0) throw new Error('the build failed, so nothing was pushed');
}

main().catch((error: unknown) => {
  console.error(`search:push: ${reasonOf(error)}`);
  process.exitCode = 1;
});
