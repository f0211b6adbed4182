import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  COMMANDS_SOURCE,
  readRouterCommands,
  ROUTER_COMMANDS_FILE,
} from '../../src/site/data/command-rows';
import { DEPLOYMENTS_FILE, readDeployments } from '../../src/site/data/deployments';
import { ERRORS_FILE, readErrorCatalogue } from '../../src/site/data/error-catalogue';
import { LIBRARY_ERRORS_FILE, libraryErrors } from '../../src/site/data/library-errors';
import {
  MANIFEST,
  PACKAGE_VERSIONS_FILE,
  readPackageVersions,
  SAMPLES_FILE,
} from '../../src/site/data/package-versions';
import { readReleases, RELEASES_FILE } from '../../src/site/data/releases';
import { readStatus, STATUS_FILE } from '../../src/site/data/status';
import { readSampleIndex, SAMPLE_INDEX } from '../../src/site/samples/sample-index';
import { readSynonyms, SYNONYMS_FILE } from '../../src/site/search/synonyms';
import { ContentError, type ContentProblem } from '../../src/site/sources/content-problem';
import { GLOSSARY, readGlossary } from '../../src/site/data/read-glossary';

type Read = (path: string) => string;

/** Data files and their parsers. */
const READERS: readonly [file: string, read: (text: string, read: Read) => unknown][] = [
  [ERRORS_FILE, readErrorCatalogue],
  [LIBRARY_ERRORS_FILE, libraryErrors],
  [GLOSSARY, readGlossary],
  [SAMPLE_INDEX, readSampleIndex],
  [DEPLOYMENTS_FILE, readDeployments],
  [RELEASES_FILE, (text, read) => readReleases(text, deploymentsIfRight(read))],
  [STATUS_FILE, readStatus],
  [SYNONYMS_FILE, readSynonyms],
  [ROUTER_COMMANDS_FILE, (text, read) => readRouterCommands(text, read(COMMANDS_SOURCE))],
  [
    PACKAGE_VERSIONS_FILE,
    (text, read) => readPackageVersions(text, read(MANIFEST), read(SAMPLES_FILE)),
  ],
];

/**
 * Returns the mistakes in data files, including files that no page shows yet.
 *
 * @param isAsked whether to check a file
 */
export function dataProblems(
  root: string,
  isAsked: (file: string) => boolean = () => true,
): ContentProblem[] {
  const read: Read = (path) => readFileSync(join(root, path), 'utf8');
  return READERS.filter(([file]) => isAsked(file) && existsSync(join(root, file))).flatMap(
    ([file, reader]) => {
      try {
        reader(read(file), read);
        return [];
      } catch (error) {
        if (error instanceof ContentError) return [...error.problems];
        // Another file that this one is compared with cannot be read, for example in a package that is not installed.
        const message = error instanceof Error ? error.message : String(error);
        return [{ file, line: 0, column: 0, message }];
      }
    },
  );
}

/** Returns the registry, or undefined if it cannot be read: its mistakes are reported with its own file. */
function deploymentsIfRight(read: Read): ReturnType<typeof readDeployments> | undefined {
  try {
    return readDeployments(read(DEPLOYMENTS_FILE));
  } catch {
    return undefined;
  }
}
