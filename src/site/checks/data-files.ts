import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import {
  COMMANDS_SOURCE,
  readRouterCommands,
  ROUTER_COMMANDS_FILE,
  routerCommandsSchema,
} from '../data/command-rows';
import { DEPLOYMENTS_FILE, deploymentsSchema, readDeployments } from '../data/deployments';
import { DICTIONARY_FILE, dictionarySchema } from '../data/dictionary';
import { ERRORS_FILE, errorsSchema, readErrorCatalogue } from '../data/error-catalogue';
import { LIBRARY_ERRORS_FILE, libraryErrors, libraryErrorsSchema } from '../data/library-errors';
import {
  MANIFEST,
  PACKAGE_VERSIONS_FILE,
  packageVersionsSchema,
  readPackageVersions,
} from '../data/package-versions';
import { PACKAGES, packagesSchema } from '../data/packages';
import { GAS_FILE, gasSchema, readGas } from '../data/gas';
import { GLOSSARY, glossarySchema, readGlossary } from '../data/read-glossary';
import { readReleases, RELEASES_FILE, releasesSchema } from '../data/releases';
import { readStatus, STATUS_FILE, statusSchema } from '../data/status';
import { GAS_RUNS_FILE } from '../runs/gas-run';
import { readSampleIndex, SAMPLE_INDEX, samplesSchema } from '../samples/sample-index';
import { readSynonyms, SYNONYMS_FILE, synonymsSchema } from '../search/synonyms';
import { SETTINGS_FILE } from '../settings/read-settings';
import { settingsSchema } from '../settings/schema';
import { ContentError, type ContentProblem } from '../sources/content-problem';
import { readText } from '../sources/files';

/** Returns the text of the file at a path from the project root. Throws if the file cannot be read. */
type Read = (path: string) => string;

/** A file of data that writers edit. */
interface DataFile {
  /** Path from the project root. */
  file: string;
  schema: z.ZodType;
  /**
   * Parses the text, checks the rules that the schema cannot express, and throws a `ContentError` for mistakes. Absent
   * if mistakes in the file are reported elsewhere: by the code that uses the file or, for the dictionary, by the tests
   * of the prose.
   */
  read?: (text: string, read: Read) => unknown;
  /** Base name of the file's JSON Schema, if it differs from that of the file: `samples`. */
  name?: string;
}

/**
 * Every data file, except those of the navigation and of other locales. The check of unexpected files, the reports of
 * mistakes, the JSON Schemas and the editor at `/admin` use this list. To add a data file, add an entry here.
 */
export const DATA_FILES: readonly DataFile[] = [
  { file: DICTIONARY_FILE, schema: dictionarySchema },
  { file: ERRORS_FILE, schema: errorsSchema, read: readErrorCatalogue },
  {
    file: GAS_FILE,
    schema: gasSchema,
    read: (text, read) => readGas(text, read(GAS_RUNS_FILE)),
  },
  { file: GLOSSARY, schema: glossarySchema, read: readGlossary },
  { file: LIBRARY_ERRORS_FILE, schema: libraryErrorsSchema, read: libraryErrors },
  { file: SETTINGS_FILE, schema: settingsSchema },
  { file: SYNONYMS_FILE, schema: synonymsSchema, read: readSynonyms },
  { file: DEPLOYMENTS_FILE, schema: deploymentsSchema, read: readDeployments },
  {
    file: PACKAGE_VERSIONS_FILE,
    schema: packageVersionsSchema,
    read: (text, read) => readPackageVersions(text, read(MANIFEST), read(SAMPLE_INDEX)),
  },
  { file: PACKAGES, schema: packagesSchema },
  {
    file: RELEASES_FILE,
    schema: releasesSchema,
    read: (text, read) => readReleases(text, deploymentsIfRight(read)),
  },
  {
    file: ROUTER_COMMANDS_FILE,
    schema: routerCommandsSchema,
    read: (text, read) => readRouterCommands(text, read(COMMANDS_SOURCE)),
  },
  { file: STATUS_FILE, schema: statusSchema, read: readStatus },
  { file: SAMPLE_INDEX, schema: samplesSchema, read: readSampleIndex, name: 'samples' },
];

/**
 * Returns the mistakes in data files, including files that no page shows yet.
 *
 * @param isAsked returns whether to check a file
 */
export function dataProblems(
  root: string,
  isAsked: (file: string) => boolean = () => true,
): ContentProblem[] {
  return DATA_FILES.filter(({ file }) => isAsked(file) && existsSync(join(root, file))).flatMap(
    (dataFile) => problemsIn(root, dataFile),
  );
}

/**
 * Data files without mistakes, by path, with the texts of all files that their check read. In development, a save
 * changes only one file, and the others aren't checked again.
 */
const checked = new Map<string, ReadonlyMap<string, string | undefined>>();

function problemsIn(root: string, dataFile: DataFile): readonly ContentProblem[] {
  const path = join(root, dataFile.file);
  const known = checked.get(path);
  if (known && [...known].every(([name, text]) => readText(join(root, name)) === text)) return [];
  const texts = new Map<string, string | undefined>();
  const read: Read = (name) => {
    texts.set(name, readText(join(root, name)));
    return texts.get(name) ?? readFileSync(join(root, name), 'utf8');
  };
  try {
    dataFile.read?.(read(dataFile.file), read);
    checked.set(path, texts);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    // The file is compared with another one that could not be read, such as one in a package that is not installed.
    const message = error instanceof Error ? error.message : String(error);
    return [{ file: dataFile.file, line: 0, column: 0, message }];
  }
}

/**
 * Returns the registry of deployed contracts, or undefined if it is missing or has mistakes. Its mistakes are reported
 * for its own file only, not for the releases that are checked against it.
 */
function deploymentsIfRight(read: Read): ReturnType<typeof readDeployments> | undefined {
  try {
    return readDeployments(read(DEPLOYMENTS_FILE));
  } catch {
    return undefined;
  }
}
