import type { DocFile } from './read-content';
import { linkedFiles } from '../../site/content/linked-files';
import { checkSiteLinks, checkTranslations } from '../../site/pages/check-site-links';
import { withProductSlug } from '../../site/settings/product-text';
import type { Settings } from '../../site/settings/schema';
import type { ContentProblem } from '../../site/sources/content-problem';
import type { CompiledDocs } from './compile-docs';

/** Data for checking links. */
interface Links {
  docs: readonly DocFile[];
  /** The docs of other locales. */
  translations: readonly DocFile[];
  compiled: CompiledDocs;
  redirects: readonly { fromPath: string; toPath: string }[];
  areRedirectsRead: boolean;
}

/**
 * Finds dead links and docs that share an address. If a doc or the redirects cannot be read, leaves out dead links,
 * because a link may lead to that doc or to a redirect.
 */
export function linkProblems(
  root: string,
  { product, site }: Settings,
  { docs, translations, compiled, redirects, areRedirectsRead }: Links,
): ContentProblem[] {
  const served = docs.flatMap(({ file, id, fields }) =>
    !fields || (fields.draft && process.env.NODE_ENV === 'production')
      ? []
      : [
          {
            file,
            id,
            path: withProductSlug(fields.path, product),
            slugPlace: fields.slugPlace,
            components: compiled.facts.get(file)?.components ?? [],
            headings: compiled.facts.get(file)?.headings ?? null,
            links: compiled.facts.get(file)?.links ?? [],
          },
        ],
  );
  const siteUrl = site.url + site.basePath;
  const ofDocs = checkSiteLinks({
    docs: served,
    siteUrl,
    linkedFiles: linkedFiles(root, product),
    redirects,
  });
  const translated = translations.flatMap(({ file, id }) => {
    const facts = compiled.facts.get(file);
    return facts ? [{ file, docId: id.slice(id.indexOf('/') + 1), ...facts }] : [];
  });
  const ofTranslations = checkTranslations({ docs: served, redirects, siteUrl }, translated);
  const problems = [...ofDocs.problems, ...ofTranslations.problems];
  const areAllRead = areRedirectsRead && docs.every(({ fields }) => fields);
  const dead = new Set(
    [...ofDocs.broken, ...ofDocs.misled, ...ofTranslations.broken].filter((link) => link.dead),
  );
  return areAllRead ? problems : problems.filter((problem) => !dead.has(problem as never));
}
