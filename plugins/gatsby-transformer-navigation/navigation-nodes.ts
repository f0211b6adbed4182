import type { z } from 'zod';
import { withProductName, withProductSlug } from '../../src/lib/settings/product-text';
import type { Settings } from '../../src/lib/settings/schema';
import { parseYaml } from '../../src/lib/yaml-source';
import {
  homeSchema,
  redirectsSchema,
  sidebarSchema,
  sidebarSources,
  versionsSchema,
} from './navigation-schemas';

/** A node to make: its type, a key unique within the type, and its fields. */
export interface NavigationNode {
  type: 'Sidebar' | 'DocsVersion' | 'Redirect' | 'HomePage';
  key: string;
  fields: Record<string, unknown>;
}

/**
 * Reads one file of content/navigation.
 *
 * @param relativePath from content/navigation
 * @throws ContentError with file, line and column
 */
export function navigationNodes(
  relativePath: string,
  text: string,
  product: Settings['product'],
): NavigationNode[] {
  const file = `content/navigation/${relativePath}`;
  const slug = (path: string) => withProductSlug(path, product);
  const name = (words: string) => withProductName(words, product);
  const read = <S extends z.ZodType>(schema: S) => parseYaml(text, file, schema);

  const sidebar = /^sidebars\/(?<name>[\w-]+)\.yml$/.exec(relativePath)?.groups?.name;
  if (sidebar) {
    const { section, items } = read(sidebarSchema).value;
    const fields = { name: sidebar, section, source: sidebarSources(items), file };
    return [{ type: 'Sidebar', key: sidebar, fields }];
  }
  if (relativePath === 'versions.yml') {
    const { value, locate } = read(versionsSchema);
    return value.map(({ mainDoc, ...version }, index) => ({
      type: 'DocsVersion',
      key: `${version.section}/${version.name}`,
      fields: {
        ...version,
        mainDocId: mainDoc,
        sidebarNames: version.sidebars,
        sidebars: undefined,
        line: locate([index, 'mainDoc']).line,
        file,
      },
    }));
  }
  if (relativePath === 'redirects.yml') {
    const { value, locate } = read(redirectsSchema);
    return value.map(({ from, to }, index) => ({
      type: 'Redirect',
      key: slug(from),
      fields: { fromPath: slug(from), toPath: slug(to), line: locate([index]).line },
    }));
  }
  if (relativePath === 'home.yml') {
    const { lead, ways, columns } = read(homeSchema).value;
    return [
      {
        type: 'HomePage',
        key: 'home',
        fields: {
          lead: name(lead),
          ways: ways.map((way) => ({
            title: name(way.title),
            text: name(way.text),
            to: slug(way.to),
          })),
          columns: columns.map(({ title, tasks }) => ({
            title: name(title),
            tasks: tasks.map((task) => ({ label: name(task.label), to: slug(task.to) })),
          })),
        },
      },
    ];
  }
  return [];
}
