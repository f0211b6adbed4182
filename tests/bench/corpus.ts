import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { medium } from './medium-page';

/** Entries of one sidebar, and of one category in it. */
const PER_SIDEBAR = 100;
const PER_CATEGORY = 10;

const range = (length: number) => Array.from({ length }, (_, index) => index);

/**
 * Writes content of so many medium pages: sidebars of 100 entries, in categories of 10.
 *
 * @param folder the copy's content folder
 * @returns the docs' files
 */
export function writeCorpus(folder: string, pages: number): string[] {
  const write = (path: string, text: string): string => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  const sections = range(Math.ceil(pages / PER_SIDEBAR)).map((index) => `s${index}`);
  const idOf = (page: number) => {
    const place = page % PER_SIDEBAR;
    return `s${Math.floor(page / PER_SIDEBAR)}/c${Math.floor(place / PER_CATEGORY)}/page-${page}`;
  };
  const first = `/${idOf(0)}`;

  const settings = parse(readFileSync('content/settings.yml', 'utf8')) as Record<string, object>;
  settings.navigation = {
    ...settings.navigation,
    sections: sections.map((section) => ({ section, label: section, to: first })),
  };
  settings.tabs = { language: ['ts', 'text'] };
  settings.announcement = { id: 'bench', text: 'A corpus made to measure builds.' };
  write('settings.yml', stringify(settings));
  write('errors.yml', '[]\n');
  write('library-errors.yml', '[]\n');
  const task = { label: 'Read a page', to: first };
  const way = { title: 'A way in', text: 'Leads to the first page.', to: first };
  write(
    'navigation/home.yml',
    stringify({
      lead: 'A corpus made to measure builds.',
      ways: [way, way, way].map((each, index) => ({ ...each, title: `Way ${index}` })),
      columns: ['Read', 'Write'].map((title) => ({
        title,
        tasks: range(3).map((index) => ({ ...task, label: `Task ${index}` })),
      })),
    }),
  );
  write('navigation/redirects.yml', stringify([{ from: '/old', to: first }]));
  write(
    'navigation/versions.yml',
    stringify(
      sections.map((section, index) => ({
        section,
        name: 'current',
        label: 'Next',
        path: `/${section}`,
        isLast: true,
        mainDoc: idOf(index * PER_SIDEBAR).slice(section.length + 1),
        sidebars: [section],
      })),
    ),
  );
  for (const [index, section] of sections.entries()) {
    const own = range(pages).filter((page) => Math.floor(page / PER_SIDEBAR) === index);
    const categories = range(Math.ceil(own.length / PER_CATEGORY)).map((category) => ({
      category: `Category ${category}`,
      items: own.slice(category * PER_CATEGORY, (category + 1) * PER_CATEGORY).map(idOf),
    }));
    write(`navigation/sidebars/${section}.yml`, stringify({ section, items: categories }));
  }
  write(
    'figures/line.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 40"><path d="M0 20H480" stroke="var(--token0)"/></svg>\n',
  );
  write('samples/add.ts', '// #region add\nexport const add = 1 + 1;\n// #endregion add\n');
  return range(pages).map((page) =>
    write(`docs/${idOf(page)}.mdx`, medium(page, (page + 1) % pages, idOf)),
  );
}
