import type { z } from 'zod';
import { ContentError } from '../../src/site/sources/content-problem';
import { suggest } from '../../src/site/sources/suggest';
import { parseYaml } from '../../src/site/sources/yaml-source';
import {
  homeSchema,
  redirectsSchema,
  sameTasksSchema,
  sidebarSchema,
  sidebarSources,
  versionsSchema,
} from './navigation-schemas';

/** Names of all files in content/navigation except sidebars. */
const FILES = ['versions.yml', 'redirects.yml', 'same-tasks.yml', 'home.yml'];

/** Returns the name of the sidebar that a file in content/navigation defines; undefined for any other file. */
export const sidebarNameOf = (relativePath: string): string | undefined =>
  /^sidebars\/(?<name>[\w-]+)\.yml$/.exec(relativePath)?.groups?.name;

/** A node to create: its type, a key that is unique within the type, and its fields. */
export interface NavigationNode {
  type: 'Sidebar' | 'DocsVersion' | 'Redirect' | 'SameTask' | 'HomePage';
  key: string;
  fields: Record<string, unknown>;
}

/**
 * Reads one file of content/navigation. It keeps `{product}`, which resolvers replace later.
 *
 * @param relativePath path relative to content/navigation
 * @throws ContentError with file, line and column
 */
export function navigationNodes(relativePath: string, text: string): NavigationNode[] {
  const file = `content/navigation/${relativePath}`;
  const read = <S extends z.ZodType>(schema: S) => parseYaml(text, file, schema);

  const sidebar = sidebarNameOf(relativePath);
  if (sidebar) {
    const { section, kind, items } = read(sidebarSchema).value;
    const fields = { name: sidebar, section, kind, source: sidebarSources(items), file };
    return [{ type: 'Sidebar', key: sidebar, fields }];
  }
  if (relativePath === 'versions.yml') {
    const { value, locate } = read(versionsSchema);
    return value.map(({ mainDoc, ...version }, index) => ({
      type: 'DocsVersion',
      key: `${version.section}/${version.name}`,
      fields: {
        ...version,
        mainDocId: `${version.path.slice(1)}/${mainDoc}`,
        sidebarNames: version.sidebars,
        sidebars: undefined,
        file,
        places: {
          section: locate([index, 'section']),
          mainDoc: locate([index, 'mainDoc']),
          sidebars: locate([index, 'sidebars']),
        },
      },
    }));
  }
  if (relativePath === 'redirects.yml') {
    const { value, locate } = read(redirectsSchema);
    return value.map(({ from, to }, index) => ({
      type: 'Redirect',
      key: from,
      fields: {
        fromPath: from,
        toPath: to,
        line: locate([index]).line,
        fromPlace: { file, ...locate([index, 'from']) },
        toPlace: { file, ...locate([index, 'to']) },
      },
    }));
  }
  if (relativePath === 'same-tasks.yml') {
    const { value, locate } = read(sameTasksSchema);
    return value.map(({ v1, v3 }, index) => ({
      type: 'SameTask',
      key: `${v1} ${v3}`,
      fields: {
        v1Id: v1,
        v3Id: v3,
        file,
        line: locate([index]).line,
        places: { v1: locate([index, 'v1']), v3: locate([index, 'v3']) },
      },
    }));
  }
  if (relativePath === 'home.yml') {
    return [{ type: 'HomePage', key: 'home', fields: read(homeSchema).value }];
  }
  const message = `no part of the site reads a file of this name; ${suggest(relativePath, [...FILES, 'sidebars/<name>.yml'])}`;
  throw new ContentError([{ file, line: 1, column: 1, message }]);
}
