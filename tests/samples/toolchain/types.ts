// SPDX-License-Identifier: MIT
import { join } from 'node:path';
import ts from 'typescript';
import { packageRoot, sampleName, samplesRoot } from './paths.ts';
import { regionAt, sampleFiles } from './samples.ts';

/** A type error, ready to be read. */
export interface TypeProblem {
  /** Name of the sample, or the path of a file of this package. */
  file: string;
  /** `file:line in region name: message`. */
  report: string;
}

/**
 * Type-checks every TypeScript sample, and this package, in one strict program.
 */
export function checkTypes(): TypeProblem[] {
  const samples = sampleFiles()
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(samplesRoot, name));
  const { options, fileNames } = readConfig();
  return problemsOf([...new Set([...fileNames, ...samples])], options);
}

/**
 * Type-checks texts as modules beside the samples, each by itself, as strictly as the samples: names that it brings and
 * does not use aside, since a reader's next block may.
 *
 * @param texts by the path of their file below `content/samples`; no such file need be there
 */
export function checkModules(texts: ReadonlyMap<string, string>): TypeProblem[] {
  const { options } = readConfig();
  const files = new Map([...texts].map(([name, text]) => [join(samplesRoot, name), text]));
  return problemsOf(
    [...files.keys()],
    { ...options, noUnusedLocals: false, moduleDetection: ts.ModuleDetectionKind.Force },
    files,
  );
}

const config = join(packageRoot, 'tsconfig.json');

function readConfig(): ts.ParsedCommandLine {
  const { config: json } = ts.readConfigFile(config, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  return ts.parseJsonConfigFileContent(json, ts.sys, packageRoot);
}

/**
 * Samples import packages that only this package installs: a bare import is looked up as if the
 * sample stood beside this package's `tsconfig.json`.
 */
function problemsOf(
  roots: string[],
  options: ts.CompilerOptions,
  texts: ReadonlyMap<string, string> = new Map(),
): TypeProblem[] {
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(packageRoot, (name) => name, options);
  host.readFile = (path) => texts.get(path) ?? ts.sys.readFile(path);
  host.fileExists = (path) => texts.has(path) || ts.sys.fileExists(path);
  host.resolveModuleNameLiterals = (literals, containingFile) =>
    literals.map(({ text }) => {
      const inSample = containingFile.startsWith(samplesRoot) && !text.startsWith('.');
      const from = inSample ? config : containingFile;
      return ts.resolveModuleName(text, from, options, host, cache);
    });

  const program = ts.createProgram(roots, options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .filter((diagnostic) => diagnostic.category === ts.DiagnosticCategory.Error)
    .map(toProblem);
}

function toProblem({ file, start, messageText }: ts.Diagnostic): TypeProblem {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (!file) return { file: 'tsconfig.json', report: message };
  const line = file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
  const inSample = file.fileName.startsWith(samplesRoot);
  const name = inSample ? sampleName(file.fileName) : file.fileName.slice(packageRoot.length + 1);
  const region = inSample && sampleFiles().includes(name) ? regionAt(name, line) : undefined;
  return {
    file: name,
    report: `${name}:${line}${region ? ` in region ${region}` : ''}: ${message}`,
  };
}
