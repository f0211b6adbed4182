import type { CreatePagesArgs } from 'gatsby';
import { idleRedirects } from '../site/navigation/idle-redirects';
import { warnProblems } from '../site/sources/report-problems';

/** Declares the old addresses; `gatsby-plugin-static-host` makes pages and host rows of them. */
export async function createRedirects({
  graphql,
  actions,
  reporter,
}: CreatePagesArgs): Promise<void> {
  const result = await graphql<Queries.RedirectsQuery>(`
    #graphql
    query Redirects {
      allRedirect {
        nodes {
          fromPath
          toPath
          line
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
  warnProblems(reporter, idleRedirects(data.allRedirect.nodes, paths));
  for (const { fromPath, toPath } of data.allRedirect.nodes) {
    if (!paths.has(fromPath)) actions.createRedirect({ fromPath, toPath, isPermanent: true });
  }
}
