// SPDX-License-Identifier: MIT
import { join } from 'node:path';
import ts from 'typescript';
import { type Block, shownBlocks } from './blocks.ts';
import { packageRoot, sampleName, samplesRoot } from './paths.ts';
import { regionAt, sampleFiles } from './samples.ts';

/** A type error, ready to be read. */
export interface TypeProblem {
  /** Name of the sample, or the path of a file of this package. */
  file: string;
  /** `file:line in region name: message`. */
  report: string;
}

/** A block as a file beside its sample; no such file is there. */
export const blockName = ({ file, region }: Block): string =>
  file.replace(/(?=\.tsx?$)/, `.${region}`);

/** The parts of TypeScript samples that readers copy. */
export const typedBlocks = (): Block[] => shownBlocks().filter(({ file }) => /\.tsx?$/.test(file));

/**
 * Type-checks every TypeScript sample, each part that readers copy, and this package, in one strict program: most of the
 * time goes into the types of the packages, which they share.
 */
export function checkTypes(): TypeProblem[] {
  const samples = sampleFiles().filter((name) => /\.tsx?$/.test(name));
  // A block is a module by itself, even one that imports and exports nothing.
  const texts = new Map(
    typedBlocks().map((block) => [blockName(block), `${block.text}\nexport {};\n`]),
  );
  const { options, fileNames } = readConfig();
  const inSamples = (name: string) => join(samplesRoot, name);
  const roots = [...fileNames, ...[...samples, ...texts.keys()].map(inSamples)];
  const virtual = new Map([...texts].map(([name, text]) => [inSamples(name), text]));
  return diagnosticsOf([...new Set(roots)], options, virtual)
    .filter(
      ({ file, reportsUnnecessary }) => !(file && virtual.has(file.fileName) && reportsUnnecessary),
    )
    .map(toProblem);
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
function diagnosticsOf(
  roots: string[],
  options: ts.CompilerOptions,
  texts: ReadonlyMap<string, string>,
): ts.Diagnostic[] {
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
    .filter((diagnostic) => diagnostic.category === ts.DiagnosticCategory.Error);
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
