import type { CreatePagesArgs } from 'gatsby';
import { OTHER_PAGES } from '../site/navigation/check-addresses';
import { warnProblems } from '../site/sources/report-problems';

const FILE = 'content/navigation/redirects.yml';

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
  warnProblems(
    reporter,
    data.allRedirect.nodes.flatMap(({ fromPath, toPath, line }) =>
      paths.has(fromPath)
        ? [
            {
              file: FILE,
              line,
              column: 1,
              message: `${fromPath} is the address of a doc: the redirect is left out`,
            },
          ]
        : paths.has(toPath) || OTHER_PAGES.includes(toPath)
          ? []
          : [
              {
                file: FILE,
                line,
                column: 1,
                message: `${fromPath} redirects to ${toPath}, which is no page`,
              },
            ],
    ),
  );
  for (const { fromPath, toPath } of data.allRedirect.nodes) {
    if (!paths.has(fromPath)) actions.createRedirect({ fromPath, toPath, isPermanent: true });
  }
}
