import type { CreatePagesArgs } from 'gatsby';

/**
 * Declares the old addresses; `gatsby-plugin-static-host` makes pages and host rows of them. One that is the address of a
 * doc gives way to it.
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
    if (!paths.has(fromPath)) actions.createRedirect({ fromPath, toPath, isPermanent: true });
  }
}
