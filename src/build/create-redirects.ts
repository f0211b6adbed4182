import type { CreatePagesArgs } from 'gatsby';
import { localPath, otherLocales } from '../site/locales/locale';
import { getSettings } from './get-settings';

/**
 * Creates redirects from old addresses, which `gatsby-plugin-static-host` turns into pages and rows of host
 * configuration. If a doc has the old address, the doc wins. Each locale gets its own redirect to that locale's page.
 */
export async function createRedirects({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const result = await graphql<Queries.RedirectsQuery>(`
    #graphql
    query Redirects {
      allRedirect {
        nodes {
          fromPath
          toPath
        }
      }
      allDoc {
        nodes {
          path
        }
      }
    }
  `);
  const { data } = result;
  if (!data) throw new Error('The query Redirects failed', { cause: result.errors });
  const paths = new Set(data.allDoc.nodes.map(({ path }) => path));
  for (const { fromPath, toPath } of data.allRedirect.nodes) {
    if (paths.has(fromPath)) continue;
    actions.createRedirect({ fromPath, toPath, isPermanent: true });
    for (const { code } of otherLocales(getSettings().i18n.locales)) {
      const local = { fromPath: localPath(code, fromPath), toPath: localPath(code, toPath) };
      actions.createRedirect({ ...local, isPermanent: true });
    }
  }
}
