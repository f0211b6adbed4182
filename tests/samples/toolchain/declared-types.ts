// SPDX-License-Identifier: MIT
import { join } from 'node:path';
import ts from 'typescript';
import { sampleRegion } from '../../../src/site/samples/sample-region.ts';
import {
  type CommittedTypes,
  type DeclaredType,
  typesDigest,
} from '../../../src/site/samples/committed-types.ts';
import { hasTypes } from '../../../src/site/samples/sample-types.ts';
import { packageRoot, packagesRoot, samplesRoot } from './paths.ts';
import { readSample, sampleFiles } from './samples.ts';

/** Length of a type, in characters, from which it is abbreviated. */
const LONGEST = 300;

/** Returns the samples whose names have types. */
export const typedSamples = (): string[] => sampleFiles().filter(hasTypes);

/** Returns the text of a sample as pages show it, without markers. */
export function shownText(sample: string): string {
  const whole = sampleRegion(readSample(sample));
  return 'code' in whole ? whole.code : '';
}

/** Path of a sample for the compiler. */
const pathOf = (sample: string): string => join(samplesRoot, sample);

/** Parsed files, which all services share. */
const registry = ts.createDocumentRegistry();

/** What every service starts from: the compiler's options, and the texts of the samples by path. */
const readShared = () => {
  const { config } = ts.readConfigFile(join(packageRoot, 'tsconfig.json'), ts.sys.readFile) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, packageRoot);
  const texts = new Map(typedSamples().map((each) => [pathOf(each), shownText(each)]));
  return { options: { ...options, typeRoots: [join(packagesRoot, '@types')] }, texts };
};

let shared: ReturnType<typeof readShared> | undefined;

/** Creates the service that an editor with one open sample would ask for types. */
function createService(sample: string): ts.LanguageService {
  const { options, texts } = (shared ??= readShared());
  const readFile = (path: string) => texts.get(path) ?? ts.sys.readFile(path);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [pathOf(sample)],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => packageRoot,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    readFile,
    fileExists: ts.sys.fileExists,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    // The samples import packages that are installed only in this folder.
    resolveModuleNameLiterals: (literals, from, _, compilerOptions) =>
      literals.map(({ text }) => {
        const isOwn = text.startsWith('.') || from.includes('node_modules');
        const importer = isOwn ? from : join(packageRoot, 'importer.ts');
        return ts.resolveModuleName(text, importer, compilerOptions, ts.sys);
      }),
  };
  return ts.createLanguageService(host, registry);
}

/**
 * Reads what each name in a TypeScript sample is, from the declarations of the packages, as an editor does. Each sample
 * has a service of its own, because the order of the types in a union depends on what the service has read before.
 */
export function declaredTypes(sample: string): CommittedTypes {
  const service = createService(sample);
  const types = typesOf(sample, service);
  service.dispose();
  return types;
}

function typesOf(sample: string, service: ts.LanguageService): CommittedTypes {
  const program = service.getProgram();
  const file = program?.getSourceFile(pathOf(sample));
  if (!program || !file)
    throw new Error(`TypeScript can't read ${sample}: check that there is such a file`);
  const types: DeclaredType[] = [];
  const places = new Map<string, number>();
  const lines: number[][] = file.text.split('\n').map(() => []);
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) {
      const type = typeOf(node, service, program);
      if (type) {
        const key = JSON.stringify(type);
        const place = places.get(key) ?? types.push(type) - 1;
        places.set(key, place);
        const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
        lines[line]?.push(character, node.text.length, place);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { digest: typesDigest(file.text), types, lines };
}

function typeOf(
  node: ts.Identifier,
  service: ts.LanguageService,
  program: ts.Program,
): DeclaredType | undefined {
  const path = node.getSourceFile().fileName;
  const info = service.getQuickInfoAtPosition(path, node.getStart(), LONGEST);
  if (!info?.displayParts) return undefined;
  const text = shortened(withoutAlias(ts.displayPartsToString(info.displayParts)));
  // TypeScript returns only this for a namespace, and for a value whose type is unknown.
  if (/^import |^any$/.test(text)) return undefined;
  const comment = firstSentence(ts.displayPartsToString(info.documentation));
  const declaredBy = declarationOf(node, program.getTypeChecker());
  return { text, ...(comment && { comment }), ...(declaredBy && { declaredBy }) };
}

/**
 * Removes the import from TypeScript's description of an imported name.
 *
 * @example
 *   '(alias) class Pool\nimport Pool' -> 'class Pool'
 */
export const withoutAlias = (text: string): string =>
  text
    .replace(/^\(alias\) (?=[\w$]+[<(])/, 'function ')
    .replace(/^\(alias\) /, '')
    .replace(/\n(?:import|export) .*$/, '');

/**
 * Shortens a long type by leaving out the innermost of its objects.
 *
 * @example
 *   'encode<readonly [{ name: "transfer"; type: "function" }]>(…)' -> 'encode<readonly [{ ... }]>(…)'
 */
export function shortened(text: string): string {
  let short = text;
  for (let last = ''; short.length > LONGEST && short !== last;) {
    last = short;
    short = short.replace(/\{[^{}]{20,}\}/g, '{ ... }');
  }
  return short.length > 2 * LONGEST ? `${short.slice(0, 2 * LONGEST)} ...` : short;
}

/** Matches the first sentence of a text, or all of it. The dots of "e.g." don't end one. */
const SENTENCE = /^.*?(?<!\b[a-z]\.[a-z])[.!?](?=\s|$)|^.*/;

/** Returns a comment's text without the markup of Markdown and JSDoc. */
const withoutMarkup = (text: string): string =>
  text
    .replace(/\{@link\s+(?:https?:\S+\s+)?(?<text>[^}]+)\}/g, '$<text>')
    .replace(/\[(?<text>[^\]]+)\]\([^)]*\)/g, '$<text>')
    .replace(/\*\*|`/g, '');

/** Returns the first sentence of a comment, without line breaks and markup. */
export function firstSentence(comment: string): string {
  const [paragraph = ''] = withoutMarkup(comment).split(/\n\s*\n/);
  return SENTENCE.exec(paragraph.replace(/\s+/g, ' ').trim())?.[0] ?? '';
}

/** Returns the package and the symbol that declare a name; undefined if no package does. */
function declarationOf(node: ts.Identifier, checker: ts.TypeChecker): string | undefined {
  const named = checker.getSymbolAtLocation(node);
  const symbol =
    named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
  const [declaration] = symbol?.declarations ?? [];
  if (!symbol || !declaration || ts.isSourceFile(declaration)) return undefined;
  const { fileName } = declaration.getSourceFile();
  const from = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(fileName)?.[1];
  if (!from || from === 'typescript' || from.startsWith('@types/')) return undefined;
  const owner = ownerOf(declaration);
  if (owner === undefined) return undefined;
  return [from, ...(owner ? [owner] : []), symbol.name].join(' ');
}

/**
 * Returns the name of the class, interface or enum that a declaration is a member of; empty for a declaration at the
 * top of its file; undefined for any other, such as a parameter.
 */
function ownerOf({ parent }: ts.Declaration): string | undefined {
  if (ts.isClassDeclaration(parent) || ts.isInterfaceDeclaration(parent)) return parent.name?.text;
  if (ts.isEnumDeclaration(parent)) return parent.name.text;
  const isTop =
    ts.isSourceFile(parent) ||
    ts.isModuleBlock(parent) ||
    (ts.isVariableDeclarationList(parent) && ts.isSourceFile(parent.parent.parent));
  return isTop ? '' : undefined;
}

/** Returns the types of a sample as they are committed: with a line per type and per line of the sample. */
export function typesText({ digest, types, lines }: CommittedTypes): string {
  const list = (values: readonly unknown[]) =>
    `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`;
  return `{"digest": "${digest}",\n"types": ${list(types)},\n"lines": ${list(lines)}}\n`;
}
