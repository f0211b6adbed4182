import type { CreatePagesArgs } from 'gatsby';
import { localPath, otherLocales } from '../site/locales/locale';
import { settingsOfRun } from './settings-of-run';

/**
 * Declares the old addresses; `gatsby-plugin-static-host` makes pages and host rows of them. One that is the address of a
 * doc gives way to it. In every locale it leads to the page of that locale.
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
    for (const { code } of otherLocales(settingsOfRun().i18n.locales)) {
      const local = { fromPath: localPath(code, fromPath), toPath: localPath(code, toPath) };
      actions.createRedirect({ ...local, isPermanent: true });
    }
  }
}
