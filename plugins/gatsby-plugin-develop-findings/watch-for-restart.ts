import { join } from 'node:path';
import { readSettings, SETTINGS_FILE } from '../../src/site/settings/read-settings';
import { codeFiles } from '../../src/site/sources/digest';
import { ContentError } from '../../src/site/sources/content-problem';
import { readText } from '../../src/site/sources/files';
import type { Finding } from '../../src/site/sources/report-problems';
import { type SaveWatch, watchSaves } from './saves';

/** Returns the 1-based number of the first line that begins with a text; 1 if no line does. */
const firstLineWith = (text: string, beginning: string): number =>
  Math.max(1, text.split('\n').findIndex((line) => line.startsWith(beginning)) + 1);

/** What `gatsby develop` read when it started: the text of code files, and the parsed settings. */
interface Start {
  root: string;
  code: ReadonlyMap<string, string>;
  settings: Record<string, unknown>;
}

let start: Start | undefined;
let findings: readonly Finding[] = [];

const readCode = (root: string) =>
  new Map(codeFiles(root).map((file) => [file, readText(join(root, file)) ?? '']));

/**
 * Records the code and settings that Gatsby reads only once, and watches them.
 *
 * @param onChange called when one of them is saved, and again when saves have settled
 */
export function watchForRestart(root: string, onChange: () => void): SaveWatch {
  start = { root, code: readCode(root), settings: { ...readSettings(root) } };
  const code = ['gatsby-config.ts', 'gatsby-node.ts', 'package.json', 'plugins', 'src'];
  const paths = [...code, SETTINGS_FILE].map((path) => join(root, path));
  const compare = () => {
    findings = start ? [...changedCode(start), ...changedSettings(start)] : [];
    onChange();
  };
  return watchSaves(paths, { onSave: compare, onSettled: compare });
}

/** Returns the changes that need a restart of `gatsby develop`; none if they were undone. */
export const restartFindings = (): readonly Finding[] => findings;

const AGAIN = 'stop develop and start it again to apply the change';

function changedCode({ root, code }: Start): Finding[] {
  const now = readCode(root);
  return [...new Set([...code.keys(), ...now.keys()])]
    .filter((file) => code.get(file) !== now.get(file))
    .map((file) => ({
      ...{ file, line: 0, column: 0, stops: false },
      message: `this code has changed, and develop reads it only when it starts: ${AGAIN}`,
    }));
}

/** Returns the mistakes in the settings or, if there are none, the groups of settings that changed. */
function changedSettings({ root, settings }: Start): Finding[] {
  try {
    const now: Record<string, unknown> = { ...readSettings(root) };
    return Object.keys({ ...settings, ...now })
      .filter((group) => JSON.stringify(settings[group]) !== JSON.stringify(now[group]))
      .map((group) => ({
        file: SETTINGS_FILE,
        line: firstLineWith(readText(join(root, SETTINGS_FILE)) ?? '', `${group}:`),
        column: 1,
        stops: false,
        message: `"${group}" has changed, and develop reads it only when it starts: ${AGAIN}`,
      }));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => ({ ...problem, stops: true }));
  }
}
