import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { syntaxProblems } from '../../../plugins/gatsby-transformer-doc/front-matter-syntax';
import { navigationProblems } from '../../../plugins/gatsby-transformer-navigation/navigation-problems';
import { linkProblems } from './link-problems';
import { readDocs, readNavigationFiles, readTranslations } from './read-content';
import { dataProblems } from '../../site/checks/data-files';
import { runSiteChecks } from '../../site/checks/site-checks';
import { contentFiles } from '../../site/content/content-files';
import { filledRedirects } from '../../site/pages/site-addresses';
import { readSettings } from '../../site/settings/read-settings';
import type { Settings } from '../../site/settings/schema';
import {
  ContentError,
  type ContentProblem,
  sortProblems,
} from '../../site/sources/content-problem';
import type { Finding } from '../../site/sources/report-problems';
import { agedFacts } from './aged-facts';
import { compileDocs, docsToCompile } from './compile-docs';
import { termProblems } from './term-problems';

/** Result of the check. */
export interface Report {
  /** Sorted by file and position, without duplicates. */
  findings: Finding[];
  /**
   * Facts about the outside world that have not been checked for longer than the settings allow. They do not fail the
   * check by default.
   */
  aged: ContentProblem[];
  /** Number of pages on the site. */
  docs: number;
  /** Number of requested files; undefined for all. */
  asked?: number | undefined;
}

/** Matches files with facts about the outside world, each with the day on which its source was read. */
const FACTS = /^content\/reference\/.*\.yml$/;
const DAY = 24 * 3600 * 1000;

/**
 * Finds all problems in the content that a build would find, and words for which the project has others, in one run.
 * Calls the same functions as the build's hooks. Unlike a build, which stops at the first hook that finds mistakes, it
 * runs all of them.
 *
 * @param root the project's folder
 * @param asked files to report on, from the project root; undefined for all
 */
export async function findProblems(root: string, asked?: ReadonlySet<string>): Promise<Report> {
  const errors: ContentProblem[] = [];
  const warnings: ContentProblem[] = [];
  const aged: ContentProblem[] = [];
  const listed = contentFiles(root);
  const files = listed.filter(({ isDead }) => !isDead).map(({ path }) => path);
  const docs = readDocs(root, files);
  const translations = readTranslations(root, files);
  const first = docsToCompile([...docs, ...translations], asked);
  const isAsked = (file: string) => !asked || asked.has(file);
  const reported = files.map((file) => `content/${file}`).filter(isAsked);
  const wanted = asked && new Set([...asked, ...first.map(({ file }) => file)]);
  let settings: Settings | undefined;
  try {
    settings = readSettings(root);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // Without the product's name no address is known, so neither this check nor a build can go on.
    errors.push(...error.problems);
  }
  if (settings) {
    const { product, navigation: menu } = settings;
    const read = docs.flatMap(({ fields }) => fields ?? []);
    const { areRedirectsRead, ...navigation } = readNavigationFiles(root, files);
    const redirects = filledRedirects(navigation.redirects, product);
    const { versions } = navigation;
    const site = { root, settings, files: listed, docs: read, versions, redirects };
    const ofSite = runSiteChecks(site);
    const compiled = await compileDocs(root, settings, docs, first, asked);
    const oldest = new Date(Date.now() - settings.facts.recheckAfterDays * DAY).toISOString();
    aged.push(
      ...reported
        .filter((file) => FACTS.test(file))
        .flatMap((file) =>
          agedFacts(file, readFileSync(join(root, file), 'utf8'), oldest.slice(0, 10)),
        ),
    );
    errors.push(
      ...syntaxProblems(root),
      ...dataProblems(root, isAsked),
      ...compiled.errors,
      ...navigationProblems(root, {
        ...navigation,
        ids: docs.map(({ id }) => id),
        docs: read,
        sections: menu.sections.map(({ section }) => section),
      }),
      ...ofSite.flatMap(({ problems }) => problems),
    );
    // Leave out a tentative warning if its line has an error. If a doc cannot be read, leave out all of them, because
    // that doc may be the target of a redirect.
    const isLikely = ({ file, line }: ContentProblem) =>
      read.length === docs.length && !errors.some((one) => one.file === file && one.line === line);
    warnings.push(
      ...compiled.warnings,
      ...termProblems(root, reported),
      ...linkProblems(root, settings, {
        docs,
        translations,
        compiled,
        redirects,
        areRedirectsRead,
      }),
      ...ofSite.flatMap(({ warnings: own, areWarningsTentative }) =>
        areWarningsTentative ? own.filter(isLikely) : own,
      ),
    );
  }
  const findings = sortProblems([
    ...errors.map((problem): Finding => ({ ...problem, stops: true })),
    ...warnings.map((problem): Finding => ({ ...problem, stops: false })),
  ]);
  return {
    docs: docs.length,
    asked: asked?.size,
    findings: findings.filter(({ file }) => !wanted || wanted.has(file)),
    aged,
  };
}
