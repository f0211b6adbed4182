import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { EntryPlugin } from 'webpack';
import type { DevelopServer } from '../../src/gatsby/plugin-api';
import { beginRound, endRound, finishedFindings } from '../../src/site/sources/report-problems';
import { keepFrontMatterReadable } from './keep-front-matter-readable';
import { allowSteadySaves } from './allow-steady-saves';
import type { FindingsOptions } from './options';
import { serveHealth } from './health/health';
import { serveOpenInEditor } from './open-in-editor';
import { shortenBatches } from './shorten-batches';
import { readMissedSaves, type SourcedFile } from './saves';
import { serveFindings, tellFindings } from './findings-report';
import { restartFindings, watchForRestart } from './watch-for-restart';

export { optionsSchema as pluginOptionsSchema } from './options';

/** Only development needs this plugin, because a build itself reports mistakes and warnings. */
const developing = () => process.env.NODE_ENV === 'development';

const tellAll = (reporter: Parameters<typeof tellFindings>[0]) =>
  tellFindings(reporter, [...finishedFindings(), ...restartFindings()]);

/** Starts collecting findings when the first hook runs. Saves are applied at once, however often writers save. */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  if (!developing()) return;
  beginRound();
  allowSteadySaves();
  shortenBatches();
};

/** Lets a file with invalid front matter become a node, so that the error is reported with its position. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node }) => {
  if (developing()) keepFrontMatterReadable(node);
};

/**
 * Starts a round of findings, which `onPreExtractQueries` ends. This plugin is the first in the list, so what the other
 * plugins find in this hook belongs to the new round.
 */
export const createPages: GatsbyNode['createPages'] = () => {
  if (developing()) beginRound();
};

/** Ends the round and reports its findings. */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = ({ reporter }) => {
  if (!developing()) return;
  endRound();
  tellAll(reporter);
};

/** Adds the overlay to the page in development. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (
  { actions, stage },
  options,
) => {
  if (stage !== 'develop') return;
  const { root } = options as FindingsOptions;
  const overlay = join(root, 'plugins/gatsby-plugin-develop-findings/overlay/start.ts');
  // Plugins cannot add entries in Gatsby, so extend `commons`, Gatsby's own entry that every page loads.
  actions.setWebpackConfig({ plugins: [new EntryPlugin(root, overlay, { name: 'commons' })] });
};

/**
 * Serves the findings, the content health page, and the endpoint that opens files. Also watches the files that
 * `gatsby develop` reads only when it starts, and the content, because Gatsby misses some saves.
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (
  { app, getNodesByType, reporter },
  options,
) => {
  const { root } = options as FindingsOptions;
  serveFindings(app as DevelopServer);
  serveOpenInEditor(app as DevelopServer, root);
  serveHealth(app as DevelopServer, root, getNodesByType);
  watchForRestart(root, () => tellAll(reporter));
  readMissedSaves(root, () => getNodesByType('File') as unknown as SourcedFile[]);
};
