import type {
  DocsVersionNode,
  SameTaskNode,
  SidebarNode,
} from '../../plugins/gatsby-transformer-navigation/check-navigation';
import { readNavigation } from '../../plugins/gatsby-transformer-navigation/read-navigation';
import type { WrittenRedirect } from '../site/pages/site-addresses';

const NAVIGATION = 'navigation/';

/** The data in the files of content/navigation. Their mistakes are reported by the navigation check. */
export interface NavigationFiles {
  /** Paths relative to content/navigation. */
  files: string[];
  sidebars: SidebarNode[];
  versions: DocsVersionNode[];
  sameTasks: SameTaskNode[];
  redirects: (WrittenRedirect & { line: number })[];
  /** Whether the redirects could be read. If not, links to old addresses cannot be checked. */
  areRedirectsRead: boolean;
}

/**
 * Reads the files of content/navigation.
 *
 * @param files relative to the content folder
 */
export function readNavigationFiles(root: string, files: readonly string[]): NavigationFiles {
  const own = files
    .filter((path) => path.startsWith(NAVIGATION))
    .map((path) => path.slice(NAVIGATION.length));
  const read = own.map((file) => ({ file, ...readNavigation(root, file) }));
  const nodes = read.flatMap((one) => one.nodes);
  const fieldsOf = <T>(type: (typeof nodes)[number]['type']): T[] =>
    nodes.filter((node) => node.type === type).map(({ fields }) => fields as T);
  return {
    files: own,
    sidebars: fieldsOf('Sidebar'),
    versions: fieldsOf('DocsVersion'),
    sameTasks: fieldsOf('SameTask'),
    redirects: fieldsOf('Redirect'),
    areRedirectsRead: read.every(
      ({ file, problems }) => file !== 'redirects.yml' || problems.length === 0,
    ),
  };
}
