import { stringify } from 'yaml';
import { addressMistake, reservedFor } from '../../../site/navigation/address';
import { OTHER_PAGES, REDIRECTS_FILE } from '../../../site/navigation/check-addresses';
import { staticFiles } from '../../../site/pages/site-addresses';
import { nearest, suggest } from '../../../site/sources/suggest';
import type { ChangeSet } from '../change-set/change-set';
import { listInSidebar } from '../change-set/list-in-sidebar';
import { readSite, type SiteState } from '../change-set/site-state';
import { Refusal } from '../command';

/**
 * Checks the id of a new doc.
 *
 * @throws Refusal if no doc can have this id
 */
function checkNewId(changeSet: ChangeSet, site: SiteState, id: string): void {
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(id))
    throw new Refusal(
      `"${id}" is not a valid doc id: write its section and name, such as concepts/protocol/limits`,
    );
  const sections = site.settings.navigation.sections.map(({ section }) => section);
  const [section = ''] = id.split('/');
  if (!sections.includes(section))
    throw new Refusal(`there is no section "${section}"; ${suggest(section, sections)}`);
  const file = `content/docs/${id}.mdx`;
  if (changeSet.read(file) !== undefined)
    throw new Refusal(`${file} already exists: choose another name`);
  checkNewAddress(changeSet, site, `/${id.replace(/\/index$/, '')}`);
}

/**
 * Checks the address of a new page.
 *
 * @throws Refusal if the address is invalid or taken
 */
export function checkNewAddress(changeSet: ChangeSet, site: SiteState, address: string): void {
  const mistake = addressMistake(address);
  if (mistake) throw new Refusal(`${address} is not a valid address: ${mistake}`);
  const reserved = reservedFor(address, staticFiles(changeSet.root));
  if (reserved) throw new Refusal(`${address} cannot be used: ${reserved}; choose another one`);
  const same = (path: string) => path.toLowerCase() === address.toLowerCase();
  const doc = site.docs.find(({ path }) => same(path));
  if (doc)
    throw new Refusal(`${address} is already the address of ${doc.file}: choose another one`);
  const redirect = site.redirects.find(({ fromPath }) => same(fromPath));
  if (redirect)
    throw new Refusal(
      `${address} cannot be used, because it redirects to ${redirect.toPath}: remove that row from ${REDIRECTS_FILE} first`,
    );
}

/** Returns the text of a doc. The description is also the body, until the writer adds more. */
export function docText(fields: Record<string, string | boolean>): string {
  const yaml = stringify(fields, { lineWidth: 0, singleQuote: true });
  return `---\n${yaml}---\n\n${String(fields.description)}\n`;
}

/** Input of `npm run new page`. */
export interface NewPage {
  id: string;
  title: string;
  description: string;
  category?: string | undefined;
}

/** Creates a page as a draft, and lists it in the sidebar of its section. */
export function newPage(
  changeSet: ChangeSet,
  { id, title, description, category }: NewPage,
): string[] {
  const site = readSite(changeSet);
  checkNewId(changeSet, site, id);
  const file = `content/docs/${id}.mdx`;
  changeSet.write(file, docText({ title, description, draft: true }));
  listInSidebar(changeSet, site, id, category);
  return [`Write the page, then remove "draft: true" to publish it.`];
}

/** Input of `npm run new redirect`: the old and the new address. */
export interface NewRedirect {
  from: string;
  to: string;
}

/** Adds a redirect from an unused address to a page. */
export function newRedirect(changeSet: ChangeSet, { from, to }: NewRedirect): string[] {
  const site = readSite(changeSet);
  checkNewAddress(changeSet, site, from);
  const pages = [...site.docs.map(({ path }) => path), ...OTHER_PAGES];
  if (!pages.includes(to)) {
    const newer = site.redirects.find(({ fromPath }) => fromPath === to);
    throw new Refusal(
      newer
        ? `${to} is an old address itself: write ${newer.toPath}`
        : `there is no page ${to}; ${nearest(to, pages)}`,
    );
  }
  const rows = (changeSet.readYaml(REDIRECTS_FILE) ?? []) as NewRedirect[];
  changeSet.writeYaml(REDIRECTS_FILE, [...rows, { from, to }], `${from} redirects to ${to}`);
  return [];
}
