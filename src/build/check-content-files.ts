import type { CreatePagesArgs } from 'gatsby';
import { contentFiles } from '../site/content/content-files';
import { oddFiles } from '../site/content/odd-files';
import { reportProblems } from '../site/sources/report-problems';

/** Ends a build over files that nothing reads, or that cannot be served everywhere. */
export function checkContentFiles({ reporter }: CreatePagesArgs): void {
  reportProblems(reporter, oddFiles(contentFiles(process.cwd())));
}
