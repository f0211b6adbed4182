import { markdownOf } from '../../../src/site/pages/machine-files';
import type { IndexedPage } from '../read-pages';

/** A section of the docs: the first part of its addresses, and what the navbar calls it. */
interface Section {
  section: string;
  label: string;
}

interface Site {
  title: string;
  description: string;
}

/** Pages of the default locale under a heading each: sections, and the parts that readers know them by. */
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
 * What the site holds, for a language model that has to choose what to read: https://llmstxt.org
 *
 * @param home the site's whole address
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

/** Every page as Markdown, one behind the other, in the order of {@link llmsTxt}. */
export function llmsFullTxt(
  pages: readonly IndexedPage[],
  sections: readonly Section[],
  { title, description }: Site,
  textOf: (page: IndexedPage) => string,
): string {
  const docs = [...groups(pages, sections).values()].flat().map(textOf);
  return [`# ${title}\n\n> ${description}\n`, ...docs].join('\n---\n\n');
}
