import { markdownOf } from '../../../src/site/pages/machine-files';
import type { IndexedPage } from '../read-pages';

/** A section of the docs: the first segment of its paths, and its label in the navbar. */
interface Section {
  section: string;
  label: string;
}

interface Site {
  title: string;
  description: string;
}

/**
 * Groups the pages of the default locale by section, and within it by part of the section. The keys are headings:
 * `Section` or `Section: Part`.
 */
function groups(
  pages: readonly IndexedPage[],
  sections: readonly Section[],
): Map<string, IndexedPage[]> {
  const found = new Map<string, IndexedPage[]>();
  for (const { section, label } of sections) {
    for (const page of pages) {
      if (!`${page.path}/`.startsWith(`/${section}/`)) continue;
      const part = page.place[0];
      const heading = part === undefined || part === label ? label : `${label}: ${part}`;
      found.set(heading, [...(found.get(heading) ?? []), page]);
    }
  }
  return found;
}

/**
 * Returns `llms.txt`, an index of the site that tells language models what to read: https://llmstxt.org
 *
 * @param home the site's absolute address
 */
export function llmsTxt(
  pages: readonly IndexedPage[],
  sections: readonly Section[],
  { title, description }: Site,
  home: string,
): string {
  const parts = [...groups(pages, sections)].map(([heading, group]) => {
    const rows = group.map(
      ({ path, title: name, description: about }) =>
        `- [${name.replace(/[[\]\\]/g, '\\$&')}](${home}${markdownOf(path)}): ${about}`,
    );
    return `## ${heading}\n\n${rows.join('\n')}\n`;
  });
  const note = `Each page is there as Markdown at its address with \`.md\` behind it. All of them in one file: <${home}/llms-full.txt>`;
  return [`# ${title}\n`, `> ${description}\n`, `${note}\n`, ...parts].join('\n');
}

/** Returns all pages as Markdown in one text, in the order of {@link llmsTxt}. */
export function llmsFullTxt(
  pages: readonly IndexedPage[],
  sections: readonly Section[],
  { title, description }: Site,
  textOf: (page: IndexedPage) => string,
): string {
  const docs = [...groups(pages, sections).values()].flat().map(textOf);
  return [`# ${title}\n\n> ${description}\n`, ...docs].join('\n---\n\n');
}
