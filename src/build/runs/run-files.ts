import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Abi } from 'viem';
import { GAS_RUNS_NAME } from '../../run/gas/names';
import { SEEN_ERRORS_FILE } from '../../run/revert/names';
import { ERRORS_FILE, readProvocations } from '../../site/data/error-catalogue';
import { type GivenProgram, kitOf, KITS, type RemixFile } from '../../site/runs/given-program';
import { readScenario, RUN_ENDING } from '../../site/runs/scenario';
import { stripTypes } from '../../site/runs/strip-types';
import { programParts } from '../../site/samples/programs';
import { runningPrograms, SAMPLE_INDEX } from '../../site/samples/sample-index';
import { sampleRegion, withImports } from '../../site/samples/sample-region';
import { ContentError } from '../../site/sources/content-problem';
import { frameFile, type RunFile, runScript } from './run-scripts';
import { kitFiles } from './run-kits';

/** A sample program that runs on the page, with the packages that it imports. */
export interface FoundProgram extends GivenProgram {
  packages: string[];
}

/**
 * Returns a sample program in the form in which the page receives it.
 *
 * @param read returns the text of a sample
 */
function givenProgram(main: string, read: (file: string) => string): FoundProgram {
  const { files, packages } = programParts(main, read);
  return {
    main,
    kit: kitOf(packages),
    files: files.map((path) => {
      const source = read(path);
      return { path, source, script: stripTypes(source) };
    }),
    reads: {},
    packages,
  };
}

/** A sample's contract as `tests/samples/write-contracts.ts` saves it. */
export interface KeptContract extends Pick<RemixFile, 'compiler'> {
  abi: Abi;
  bytecode: string;
  /** Paths that Remix imports, by the import path that each of them replaces. */
  imports: Record<string, string>;
}

/** Returns a file as Remix receives it: as readers see it, but with its imports replaced. */
function remixOf({ compiler, imports }: KeptContract, text: string): RemixFile {
  const whole = sampleRegion(text);
  if (!('code' in whole))
    throw new Error('The sample could not be read as a whole: correct the #region lines in it.');
  return { source: `${withImports(whole.code, imports)}\n`, compiler };
}

const SAMPLES = 'content/samples';
const MARKET = 'src/run/market';

/** Returns all files that samples need to run on the page. */
export async function runFiles(root: string): Promise<RunFile[]> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const whole = (path: string) => JSON.stringify(JSON.parse(read(path)));
  const market = ['market.json', 'interfaces.json', GAS_RUNS_NAME].map((name): RunFile => [
    name,
    whole(`${MARKET}/${name}`),
  ]);
  const worker = await runScript({ file: 'src/run/worker/worker.ts' }, { root, name: 'worker.js' });
  return [
    ...worker,
    ...market,
    ...seenErrors(root),
    ...scenarioFiles(root),
    ...(await programFiles(root)),
  ];
}

/**
 * Returns the file with the calls that reproduce errors, by error key. Returns no file if the error catalogue is
 * missing or has mistakes. Mistakes are reported when the catalogue's page is created.
 */
function seenErrors(root: string): RunFile[] {
  const file = join(root, ERRORS_FILE);
  if (!existsSync(file)) return [];
  try {
    const seen = readProvocations(readFileSync(file, 'utf8'));
    return [[SEEN_ERRORS_FILE, JSON.stringify(Object.fromEntries(seen))]];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [];
  }
}

function scenarioFiles(root: string): RunFile[] {
  return filesIn(join(root, SAMPLES))
    .filter((path) => path.endsWith(RUN_ENDING))
    .map((path) => {
      const file = `${SAMPLES}/${path}`;
      const sample = path.replace(RUN_ENDING, '.sol');
      const scenario = readScenario(readFileSync(join(root, file), 'utf8'), file);
      const contract = contractOf(root, sample);
      const { abi, bytecode } = contract;
      const remix = remixOf(contract, readFileSync(join(root, SAMPLES, sample), 'utf8'));
      return [`${sample}.json`, JSON.stringify({ sample, ...scenario, abi, bytecode, remix })];
    });
}

/**
 * Returns the programs, the scripts of their packages, and the runtime they need; no files if there are no programs.
 */
async function programFiles(root: string): Promise<RunFile[]> {
  const index = join(root, SAMPLE_INDEX);
  if (!existsSync(index)) return [];
  const programs = runningPrograms(readFileSync(index, 'utf8')).map((main) =>
    givenProgram(main, (file) => readFileSync(join(root, SAMPLES, file), 'utf8')),
  );
  if (programs.length === 0) return [];
  const kits = await Promise.all(
    KITS.map((kit) => {
      const own = programs.filter((program) => program.kit === kit);
      const packages = [...new Set(own.flatMap((program) => program.packages))].sort();
      const sources = own.flatMap(({ files }) => files.map(({ source }) => source));
      return kitFiles(root, kit, packages, sources);
    }),
  );
  const prelude = await runScript(
    { file: 'src/run/program/prelude.ts' },
    { root, name: 'prelude.js' },
  );
  const editor = await runScript(
    { file: 'src/run/editor/editor.ts' },
    { root, name: 'editor.js', format: 'esm' },
  );
  return [
    ...kits.flat(),
    ...prelude,
    ...editor,
    await frameFile(root),
    ...programs.map(({ main, kit, files, reads }): RunFile => [
      `${main}.json`,
      JSON.stringify({ main, kit, files, reads } satisfies GivenProgram),
    ]),
  ];
}

/** Returns a sample's compiled contract. @throws Error that names the compile command, if the contract is missing */
function contractOf(root: string, sample: string): KeptContract {
  const file = `${MARKET}/contracts/${sample}.json`;
  if (!existsSync(join(root, file))) {
    throw new Error(
      `${SAMPLES}/${sample} should run on its page, but ${file} is missing: run npx tsx tests/samples/write-contracts.ts`,
    );
  }
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as KeptContract;
}

/** Returns the paths of all files in a folder and its subfolders, sorted; an empty list if the folder doesn't exist. */
const filesIn = (folder: string): string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => !path.includes('node_modules'))
        .sort();
