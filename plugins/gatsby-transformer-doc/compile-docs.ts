import type { CreatePagesArgs } from 'gatsby';
import type { ContentProblem } from '../../src/site/sources/content-problem';
import { reportProblems, warnProblems } from '../../src/site/sources/report-problems';
import { GLOSSARY } from '../../src/site/data/read-glossary';
import { translatedFile } from '../../src/site/locales/locale';
import { keepMathStyles } from './math-stylesheet';
import type { DocOptions } from './options';
import { writeReferenceStyles } from './reference-styles';
import { dataProblems } from './data-problems';
import { compilerOfRun, forgetLinks, forgetReference, keepGoodDocs } from './state';
import { undescribedProblems } from './undescribed-problems';
import { writeDefinitions } from './write-definitions';
import { sampleColourist } from './colour-samples';
import { writeSamples } from './write-samples';

/**
 * Compiles every doc before pages are created, so that one run reports every mistake. Then writes the files that the
 * docs need: definitions, style sheets and samples.
 */
export async function compileDocs(
  { cache, getNodesByType, reporter }: CreatePagesArgs,
  { root, product, referenceRules }: DocOptions,
): Promise<void> {
  // No node reports that a doc or a package was deleted since the last run, so forget what was computed from them.
  forgetReference();
  forgetLinks();
  keepGoodDocs(getNodesByType('Doc'));
  const problems: ContentProblem[] = dataProblems(root);
  const silent: ContentProblem[] = [];
  const math = { classes: new Set<string>(), letters: new Set<string>() };
  const files = getNodesByType('File')
    .map(
      ({ sourceInstanceName, relativePath }) =>
        `content/${String(sourceInstanceName)}/${String(relativePath)}`,
    )
    .filter((file) => /^content\/docs\/.*\.mdx$/.test(file) || translatedFile(file));
  const mistakes = await compilerOfRun().compileAll(files, (file, compiled) => {
    for (const name of compiled.mathClasses) math.classes.add(name);
    for (const letter of compiled.mathLetters) math.letters.add(letter);
    silent.push(...undescribedProblems(file, compiled));
  });
  problems.push(...mistakes);
  reportProblems(reporter, problems);
  warnProblems(reporter, silent);
  // While developing, keep the last good definitions if the glossary has mistakes.
  if (problems.every(({ file }) => file !== GLOSSARY)) writeDefinitions(root, product);
  writeReferenceStyles(root, referenceRules);
  await writeSamples(root, sampleColourist(root, cache));
  await keepMathStyles(cache, root, math);
}
