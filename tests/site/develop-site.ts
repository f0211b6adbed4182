import { join } from 'node:path';
import { startServer, type StartedServer } from './start-server';

/** The script that starts `npm run develop`. */
export const DEVELOP = [join(process.cwd(), 'node_modules/gatsby/cli.js'), 'develop'];

/**
 * Starts `gatsby develop` and waits until it serves pages.
 *
 * @param env variables to add to the environment of this process
 */
export const developSite = (
  folder: string,
  env: Record<string, string> = {},
): Promise<StartedServer> => startServer({ folder, script: DEVELOP, env });
