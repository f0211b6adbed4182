import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { DefinePlugin } from 'webpack';
import { rememberLast } from '../../site/sources/yaml-source';
import { keepNewest, writeChanged } from '../../site/sources/output-files';
import { explainingFiles } from './explain-runs';
import { runFiles } from './run-files';

/** Memoised because both passes of a build, for the browser and for the HTML, need the same files. */
const filesOf = rememberLast(runFiles);

/**
 * Writes everything that runs samples on the page into a folder named after its digest: the worker, the market, each
 * scenario with its contract, the programs with their packages, and the frame that they run in. Defines a constant for
 * that folder.
 */
export async function bringRuns({
  actions,
  stage,
  getNodesByType,
}: CreateWebpackConfigArgs): Promise<void> {
  const root = process.cwd();
  const files = [...(await filesOf(root)), ...explainingFiles(root, getNodesByType)];
  const digest = createHash('sha256');
  for (const [name, text] of files) digest.update(`${name}\n${text}\n`);
  const folder = `run-${digest.digest('hex').slice(0, 16)}`;
  if (!stage.endsWith('html')) {
    const statics = join(root, 'public/static');
    for (const [name, text] of files) {
      mkdirSync(dirname(join(statics, folder, name)), { recursive: true });
      writeChanged(join(statics, folder, name), text);
    }
    keepNewest(statics, /^run-[0-9a-f]{16}$/, folder);
  }
  actions.setWebpackConfig({
    plugins: [new DefinePlugin({ RUN_FOLDER: JSON.stringify(`/static/${folder}`) })],
  });
}
