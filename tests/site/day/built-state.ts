import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, copySite } from '../site-copy';
import { addPlugin } from '../add-plugin';
import { STATE, type StateOfSite } from './state-of-site';

/** Matches a line that has a content file and a position, as builds print findings. */
const FINDING = /content\/\S+?(?::\d+:\d+)? \S.*$/;

/** The result of a clean build. */
export interface BuiltState {
  /** Exit code; 0 is success. */
  code: number;
  /** Output lines that name a content file. */
  findings: string[];
  /** The data of the built site; undefined if the build failed. */
  state: StateOfSite | undefined;
  output: string;
}

/**
 * Runs a clean build of a content folder.
 *
 * @param folder created for the build
 */
export async function buildState(folder: string, content: string): Promise<BuiltState> {
  copySite(folder);
  mkdirSync(join(folder, 'content'), { recursive: true });
  cpSync(content, join(folder, 'content'), { recursive: true });
  writeFileSync(join(folder, 'state.graphql'), STATE);
  addPlugin(
    folder,
    'tell-state',
    `exports.onPostBuild = async ({ graphql }) => {
      const fs = require('fs');
      const { data, errors } = await graphql(fs.readFileSync('state.graphql', 'utf8'));
      if (errors) throw errors[0];
      fs.writeFileSync('state.json', JSON.stringify(data));
    };`,
  );
  const { code, output } = await buildSite(folder);
  const findings = output.split('\n').flatMap((line) => FINDING.exec(line)?.[0] ?? []);
  const state =
    code === 0
      ? (JSON.parse(readFileSync(join(folder, 'state.json'), 'utf8')) as StateOfSite)
      : undefined;
  return { code, findings: [...new Set(findings)].sort(), state, output };
}
