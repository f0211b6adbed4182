import type { ContentProblem } from '../sources/content-problem';
import { OTHER_PAGES } from './check-addresses';

const FILE = 'content/navigation/redirects.yml';

/** Redirects that do nothing: from the address of a doc, which keeps it, or to no page. Addresses have the product filled in. */
export function idleRedirects(
  redirects: readonly { fromPath: string; toPath: string; line: number }[],
  docPaths: ReadonlySet<string>,
): ContentProblem[] {
  return redirects.flatMap(({ fromPath, toPath, line }) => {
    const problem = (message: string) => [{ file: FILE, line, column: 1, message }];
    if (docPaths.has(fromPath))
      return problem(`${fromPath} is the address of a doc: the redirect is left out`);
    if (docPaths.has(toPath) || OTHER_PAGES.includes(toPath)) return [];
    return problem(`${fromPath} redirects to ${toPath}, which is no page`);
  });
}
