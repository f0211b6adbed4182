import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { planCorpus, range } from './corpus-plan';
import { medium } from './medium-page';

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
  const { idOf, sections } = planCorpus(pages);
  const first = `/${idOf(0)}`;

  const settings = parse(readFileSync('content/settings.yml', 'utf8')) as Record<string, object>;
  settings.navigation = {
    ...settings.navigation,
    sections: sections.map(({ section }) => ({ section, label: section, to: first })),
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
      headline: 'A corpus',
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
      sections.map(({ section, categories }) => ({
        section,
        name: 'current',
        label: 'Next',
        path: `/${section}`,
        isLast: true,
        mainDoc: (categories[0]?.ids[0] ?? '').slice(section.length + 1),
        sidebars: [section],
      })),
    ),
  );
  for (const { section, categories } of sections) {
    const items = categories.map(({ label, ids }) => ({ category: label, items: ids }));
    write(`navigation/sidebars/${section}.yml`, stringify({ section, items }));
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
