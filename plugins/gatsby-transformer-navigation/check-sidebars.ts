import type { ContentProblem } from '../../src/site/sources/content-problem';
import type { SidebarSource } from '../../src/site/navigation/sidebar';
import { groupBy } from '../../src/site/sources/group-by';
import { suggest } from '../../src/site/sources/suggest';
import type { Locate } from '../../src/site/sources/yaml-source';
import type { DocsVersionNode, SidebarNode } from './check-navigation';
import { sidebarPlaces } from './read-navigation';

/** A doc listed in a sidebar: its id, and where the YAML lists it, as a path of keys and indexes. */
interface Listed {
  id: string;
  at: (string | number)[];
}

/**
 * Reports mistakes in sidebars: a section that is not in the settings, a doc that is listed twice, and a sidebar that
 * would never be shown because it belongs to no version of the docs and its section has another sidebar.
 */
export function checkSidebars(
  root: string,
  sections: readonly string[],
  sidebars: readonly SidebarNode[],
  versions: readonly Pick<DocsVersionNode, 'sidebarNames'>[],
): ContentProblem[] {
  const places = new Map<string, string>();
  const spare = spareSidebars(sidebars, versions);
  return sidebars.flatMap(({ name, section, source, file }) => {
    const locate = sidebarPlaces(root, file);
    if (!locate) return [];
    const problem = (path: Parameters<Locate>[0], message: string): ContentProblem => ({
      file,
      ...locate(path),
      message,
    });
    const others = sidebars.filter((other) => other.section === section && other.name !== name);
    return [
      ...(sections.includes(section)
        ? []
        : [
            problem(['section'], `there is no section "${section}"; ${suggest(section, sections)}`),
          ]),
      ...(spare.has(name)
        ? [
            problem(
              ['section'],
              `the section "${section}" already has a sidebar, ${others.map((one) => one.name).join(', ')}: list this one under a version in versions.yml, or move its items to the other one`,
            ),
          ]
        : []),
      ...docsOf(source).flatMap(({ id, at }) => {
        const { line } = locate(at);
        const earlier = places.get(id);
        if (earlier === undefined) {
          places.set(id, `${file}:${line}`);
          return [];
        }
        return [problem(at, `"${id}" is already listed (${earlier}): remove one of the two`)];
      }),
    ];
  });
}

/**
 * Returns the sidebars that would never be shown: they belong to no version, and their section has another sidebar. If
 * none of a section's sidebars belongs to a version, the first one is shown.
 */
function spareSidebars(
  sidebars: readonly Pick<SidebarNode, 'name' | 'section'>[],
  versions: readonly Pick<DocsVersionNode, 'sidebarNames'>[],
): Set<string> {
  const versioned = new Set(versions.flatMap(({ sidebarNames }) => sidebarNames));
  const bySection = groupBy(sidebars, ({ section }) => section);
  return new Set(
    [...bySection.values()].flatMap((ofSection) => {
      const kept = ofSection.find(({ name }) => versioned.has(name)) ?? ofSection[0];
      return ofSection
        .filter((sidebar) => sidebar !== kept && !versioned.has(sidebar.name))
        .map(({ name }) => name);
    }),
  );
}

function docsOf(items: readonly SidebarSource[], at: (string | number)[] = ['items']): Listed[] {
  return items.flatMap((item, index): Listed[] => {
    const here = [...at, index];
    if (item.type === 'doc') return [{ id: item.id, at: here }];
    if (item.type === 'link') return [];
    const own = item.id === undefined ? [] : [{ id: item.id, at: [...here, 'doc'] }];
    return [...own, ...docsOf(item.items, [...here, 'items'])];
  });
}
