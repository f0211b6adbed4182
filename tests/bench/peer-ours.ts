import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DEVELOP } from '../site/develop-site';
import { copySite } from '../site/site-copy';
import { writeCorpus } from './corpus';
import type { Peer } from './peer';

/** This site's own code. */
export const peerOurs: Peer = {
  name: 'this site',
  write: (folder, plan) => {
    // A copy would keep the compilers' caches of an earlier run.
    rmSync(folder, { recursive: true, force: true });
    copySite(folder);
    return writeCorpus(join(folder, 'content'), plan);
  },
  build: ['node_modules/gatsby/cli.js', 'build', '--prefix-paths'],
  develop: DEVELOP,
  // As for writers: on CI, Gatsby runs all queries before it serves a page.
  developEnv: { CI: '' },
  output: 'public',
  caches: ['.cache'],
};
