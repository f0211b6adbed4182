import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { dataProblems } from '../../src/site/checks/data-files';
import { DEFINITIONS, type Definitions } from '../../src/site/data/glossary';
import {
  addressOf,
  GLOSSARY,
  plainDefinition,
  readGlossary,
} from '../../src/site/data/read-glossary';
import { translatedFile } from '../../src/site/locales/locale';
import { type Product, withProductName } from '../../src/site/settings/product-text';
import type { ContentProblem } from '../../src/site/sources/content-problem';
import { reportProblems, warnProblems } from '../../src/site/sources/report-problems';
import { writeChanged } from '../../src/site/sources/output-files';
import { linkTypes } from './link-types';
import { sampleColourist, writeSamples } from './write-samples';
import { keepMathStyles, writeReferenceStyles } from './stylesheets';
import type { DocOptions } from './options';
import {
  compilerOfRun,
  currentReference,
  forgetLinks,
  forgetReference,
  keepGoodDocs,
} from './state';

/**
 * Writes a file of glossary definitions into the site's folder. Browsers fetch it when a reader first points at or
 * focuses a term.
 *
 * @throws ContentError when the glossary cannot be read
 */
function writeDefinitions(root: string, product: Product): void {
  const file = join(root, GLOSSARY);
  if (!existsSync(file)) return;
  const definitions: Definitions = {};
  for (const term of readGlossary(readFileSync(file, 'utf8')).value) {
    if (!term.link) continue;
    const text = withProductName(plainDefinition(term), product);
    definitions[addressOf(term)] = { term: term.term, text };
  }
  writeChanged(join(root, 'public', DEFINITIONS), JSON.stringify(definitions));
}

/** Colors samples. Created once, because it digests all code. */
let colourist: ReturnType<typeof sampleColourist> | undefined;

/**
 * Compiles every doc, and reports the mistakes in all docs and data files at once. Then writes the files that the docs
 * need: definitions, style sheets and samples.
 */
export async function compileDocs(
  { basePath, cache, getNodesByType, reporter }: CreatePagesArgs,
  { root, product, referenceRules }: DocOptions,
): Promise<void> {
  // Gatsby doesn't call `onCreateNode` for a deleted doc or package, so discard the data computed from docs and
  // packages here.
  forgetReference();
  forgetLinks();
  keepGoodDocs(getNodesByType('Doc'));
  const problems: ContentProblem[] = dataProblems(root);
  // A production build reads data files while docs compile, so it must fail before.
  if (process.env.NODE_ENV === 'production') reportProblems(reporter, problems);
  const silent: ContentProblem[] = [];
  const math = { classes: new Set<string>(), letters: new Set<string>() };
  const files = getNodesByType('File')
    .map(
      ({ sourceInstanceName, relativePath }) =>
        `content/${String(sourceInstanceName)}/${String(relativePath)}`,
    )
    .filter((file) => /^content\/docs\/.*\.mdx$/.test(file) || translatedFile(file));
  const mistakes = await compilerOfRun().compileAll(files, (_, compiled) => {
    for (const name of compiled.mathClasses) math.classes.add(name);
    for (const letter of compiled.mathLetters) math.letters.add(letter);
    silent.push(...compiled.warnings);
  });
  problems.push(...mistakes);
  reportProblems(reporter, problems);
  warnProblems(reporter, silent);
  // While developing, keep the last good definitions if the glossary has mistakes.
  if (problems.every(({ file }) => file !== GLOSSARY)) writeDefinitions(root, product);
  writeReferenceStyles(root, referenceRules);
  colourist ??= sampleColourist(root, cache);
  const reference = currentReference(root, getNodesByType, product);
  await writeSamples(root, colourist, (types) => linkTypes(types, reference, basePath));
  await keepMathStyles(cache, root, math);
}
