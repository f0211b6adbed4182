import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { range, type CorpusPlan } from './corpus-plan';
import { ours } from './dialects';
import { writeDocs, writeFiles } from './peer';

/**
 * Writes the corpus as content of this site, with the settings and data files that the content needs.
 *
 * @param folder the content folder of the site's copy
 * @returns the paths of the docs' files
 */
export function writeCorpus(folder: string, plan: CorpusPlan): string[] {
  const { idOf, sections } = plan;
  const first = `/${idOf(0)}`;
  const settings = parse(readFileSync('content/settings.yml', 'utf8')) as Record<string, object>;
  settings.navigation = {
    ...settings.navigation,
    sections: sections.map(({ section }) => ({ section, label: section, to: first })),
  };
  settings.tabs = { language: ['ts', 'text'] };
  settings.announcement = { id: 'bench', text: 'A corpus made to measure builds.' };
  const way = { text: 'Leads to the first page.', to: first };
  const home = {
    headline: 'A corpus',
    lead: 'A corpus made to measure builds.',
    ways: range(3).map((index) => ({ title: `Way ${index}`, ...way })),
    columns: ['Read', 'Write'].map((title) => ({
      title,
      tasks: range(3).map((index) => ({ label: `Task ${index}`, to: first })),
    })),
  };
  const versions = sections.map(({ section, categories }) => ({
    section,
    name: 'current',
    label: 'Next',
    path: `/${section}`,
    isLast: true,
    mainDoc: (categories[0]?.ids[0] ?? '').slice(section.length + 1),
    sidebars: [section],
  }));
  const sidebars = sections.map(({ section, categories }): [string, string] => {
    const items = categories.map(({ label, ids }) => ({ category: label, items: ids }));
    return [`navigation/sidebars/${section}.yml`, stringify({ section, items })];
  });
  writeFiles(folder, {
    'settings.yml': stringify(settings),
    'errors.yml': '[]\n',
    'library-errors.yml': '[]\n',
    'navigation/home.yml': stringify(home),
    'navigation/redirects.yml': stringify([{ from: '/old', to: first }]),
    'navigation/versions.yml': stringify(versions),
    ...Object.fromEntries(sidebars),
    'figures/line.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 40"><path d="M0 20H480" stroke="var(--token0)"/></svg>\n',
    'samples/add.ts': '// #region add\nexport const add = 1 + 1;\n// #endregion add\n',
  });
  return writeDocs(join(folder, 'docs'), plan, ours);
}
