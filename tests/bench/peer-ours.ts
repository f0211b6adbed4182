import { join } from 'node:path';
import { copySite } from '../site/site-copy';
import { writeCorpus } from './corpus';
import type { Peer } from './peer';

/** This site's own code. */
export const peerOurs: Peer = {
  name: 'this site',
  write: (folder, plan) => {
    copySite(folder);
    return writeCorpus(join(folder, 'content'), plan);
  },
  build: ['node_modules/gatsby/cli.js', 'build', '--prefix-paths'],
  output: 'public',
  caches: ['.cache'],
};
