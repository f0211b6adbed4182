import { addressMistake } from '../../site/navigation/address';
import { reservedFor } from '../../site/navigation/reserved-addresses';
import { staticFiles } from '../../site/pages/site-addresses';
import { suggest } from '../../site/sources/suggest';
import type { Draft } from '../draft/draft';
import { REDIRECTS_FILE, type SiteState } from '../draft/site-state';
import { Refusal } from '../refusal';

/**
 * Checks the id of a new doc.
 *
 * @throws Refusal if no doc can have this id
 */
export function checkNewId(draft: Draft, site: SiteState, id: string): void {
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(id))
    throw new Refusal(
      `"${id}" is not a valid doc id: write its section and name, such as concepts/protocol/limits`,
    );
  const sections = site.settings.navigation.sections.map(({ section }) => section);
  const [section = ''] = id.split('/');
  if (!sections.includes(section))
    throw new Refusal(`there is no section "${section}": ${suggest(section, sections)}`);
  const file = `content/docs/${id}.mdx`;
  if (draft.read(file) !== undefined) throw new Refusal(`${file} already exists`);
  checkNewAddress(draft, site, `/${id.replace(/\/index$/, '')}`);
}

/**
 * Checks the address of a new page.
 *
 * @throws Refusal if the address is invalid or taken
 */
export function checkNewAddress(draft: Draft, site: SiteState, address: string): void {
  const mistake = addressMistake(address);
  if (mistake) throw new Refusal(`${address} is not a valid address: ${mistake}`);
  const reserved = reservedFor(address, staticFiles(draft.root));
  if (reserved) throw new Refusal(`${address} cannot be used: ${reserved}`);
  const same = (path: string) => path.toLowerCase() === address.toLowerCase();
  const doc = site.docs.find(({ path }) => same(path));
  if (doc) throw new Refusal(`${address} cannot be used: it is the address of ${doc.file}`);
  const redirect = site.redirects.find(({ fromPath }) => same(fromPath));
  if (redirect)
    throw new Refusal(
      `${address} cannot be used: it redirects to ${redirect.toPath}. Remove that row from ${REDIRECTS_FILE} first`,
    );
}
