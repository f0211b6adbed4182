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
 *
 * Samples import packages that only this package installs: a bare import is looked up as if the
 * sample stood beside this package's `tsconfig.json`.
 */
export function checkTypes(): TypeProblem[] {
  const config = join(packageRoot, 'tsconfig.json');
  const { config: json } = ts.readConfigFile(config, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(json, ts.sys, packageRoot);
  const samples = sampleFiles()
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(samplesRoot, name));

  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(packageRoot, (name) => name, options);
  host.resolveModuleNameLiterals = (literals, containingFile) =>
    literals.map(({ text }) => {
      const inSample = containingFile.startsWith(samplesRoot) && !text.startsWith('.');
      const from = inSample ? config : containingFile;
      return ts.resolveModuleName(text, from, options, host, cache);
    });

  const program = ts.createProgram([...new Set([...fileNames, ...samples])], options, host);
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
  const region = inSample ? regionAt(name, line) : undefined;
  return {
    file: name,
    report: `${name}:${line}${region ? ` in region ${region}` : ''}: ${message}`,
  };
}
