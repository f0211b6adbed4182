import { readSite, type SiteState, VERSIONS_FILE } from './site-state';
import { REDIRECTS_FILE } from '../../../site/navigation/check-addresses';
import { resolveSidebar } from '../../../site/navigation/sidebar';
import { filledRedirects, siteAddressProblems } from '../../../site/pages/site-addresses';
import { ContentError, type ContentProblem } from '../../../site/sources/content-problem';
import { nearest, suggest } from '../../../site/sources/suggest';
import { ChangeSet } from './change-set';

/**
 * Reads the content as it would be after the edits, and checks its addresses and ids. Ignores mistakes that the content
 * had before the edits, because the edits did not cause them and a build may only warn about them.
 *
 * @throws ContentError with every new mistake
 */
export function checkChanges(changeSet: ChangeSet): void {
  const problems = problemsOf(changeSet);
  if (problems.length === 0) return;
  const known = new Set(problemsOf(new ChangeSet(changeSet.root)).map(said));
  const added = problems.filter((problem) => !known.has(said(problem)));
  if (added.length > 0) throw new ContentError(added);
}

const said = ({ file, message }: ContentProblem): string => `${file} ${message}`;

function problemsOf(changeSet: ChangeSet): ContentProblem[] {
  const site = readSite(changeSet);
  return [...addressesOf(changeSet, site), ...twoOfOne(site), ...unknownIds(site)];
}

const place = (file: string) => ({ file, line: 0, column: 0 });

/**
 * Finds mistakes in addresses, with the function that the check and the build also use. Problems have no line numbers,
 * because the files are not written yet.
 */
function addressesOf(
  { root }: ChangeSet,
  { docs, redirects, settings }: SiteState,
): ContentProblem[] {
  const inFile = place(REDIRECTS_FILE);
  const rows = redirects.map((row) => ({ ...row, fromPlace: inFile, toPlace: inFile }));
  const { product } = settings;
  return siteAddressProblems(root, docs, filledRedirects(rows, product), product, []).problems;
}

/** Finds two kinds of conflict: docs that share an address, and redirects whose source is the address of a page. */
function twoOfOne({ docs, redirects }: SiteState): ContentProblem[] {
  const owners = new Map<string, string>();
  const doubled = docs.flatMap(({ path, file }) => {
    const owner = owners.get(path);
    owners.set(path, owner ?? file);
    const message = `${path} is already the address of ${owner ?? ''}: choose another name or slug`;
    return owner === undefined ? [] : [{ ...place(file), message }];
  });
  const shadowed = redirects.flatMap(({ fromPath }) => {
    const owner = owners.get(fromPath);
    const message = `${fromPath} is redirected, but is also the address of ${owner ?? ''}: remove the redirect first`;
    return owner === undefined ? [] : [{ ...place(REDIRECTS_FILE), message }];
  });
  return [...doubled, ...shadowed];
}

/** Finds ids of missing docs in sidebars and versions, and sections that are missing from the settings. */
function unknownIds({ docs, sidebars, versions, settings }: SiteState): ContentProblem[] {
  const byId = new Map(docs.map((doc) => [doc.id, { ...doc, sidebarLabel: '', draft: false }]));
  const sections = settings.navigation.sections.map(({ section }) => section);
  const missing = (file: string, id: string) => ({
    ...place(file),
    message: `there is no doc "${id}"; ${nearest(id, [...byId.keys()])}`,
  });
  return [
    ...sidebars.flatMap(({ file, source, section }) => [
      ...resolveSidebar(source, byId, true).unknown.map(({ id }) => missing(file, id)),
      ...(sections.includes(section)
        ? []
        : [
            {
              ...place(file),
              message: `there is no section "${section}"; ${suggest(section, sections)}`,
            },
          ]),
    ]),
    ...versions
      .filter(({ mainDocId }) => !byId.has(mainDocId))
      .map(({ mainDocId }) => missing(VERSIONS_FILE, mainDocId)),
  ];
}
