import { graphql, type PageProps } from 'gatsby';
import type { DocPageContext } from '../build/create-doc-pages';
import { Article } from '../components/content/article';
import { ArticleFoot } from '../components/content/article-foot';
import { Content } from '../components/content/content';
import { Head } from '../components/layout/head';
import { Breadcrumbs, breadcrumbData } from '../components/navigation/breadcrumbs';
import { Pagination } from '../components/navigation/pagination';
import {
  contentsHeadings,
  FoldedContents,
  TableOfContents,
} from '../components/navigation/table-of-contents';
import type { ContentNode } from '../lib/content-tree';
import { qualifiedLabel } from '../lib/navigation/page-navigation';

/** A doc: the query and who draws what. */
export default function DocTemplate({
  data,
  pageContext,
}: PageProps<Queries.DocPageQuery, DocPageContext>) {
  const { doc, site } = data;
  if (!doc) return null;
  const { breadcrumbs, previous, next } = pageContext.navigation;
  const headings = contentsHeadings(doc.headings);
  const home = `${site?.siteMetadata?.url ?? ''}${site?.siteMetadata?.basePath ?? ''}`;
  return (
    <>
      <Head
        title={qualifiedLabel(doc.title, breadcrumbs.slice(0, -1))}
        description={doc.description}
        path={doc.path}
        stylesheets={doc.stylesheets}
        structuredData={breadcrumbData(breadcrumbs, home)}
      />
      <Article
        title={doc.title}
        lead={doc.description}
        before={<Breadcrumbs items={breadcrumbs} />}
        contents={
          headings.length < 2
            ? null
            : {
                beside: <TableOfContents headings={headings} />,
                above: <FoldedContents headings={headings} />,
              }
        }
        after={
          <>
            <ArticleFoot editUrl={doc.editUrl} lastUpdated={doc.lastUpdated} />
            <Pagination previous={previous} next={next} />
          </>
        }
      >
        <Content nodes={doc.body as unknown as ContentNode[]} />
      </Article>
    </>
  );
}

export const query = graphql`
  query DocPage($id: String!, $deadLinks: [String!]) {
    site {
      siteMetadata {
        url
        basePath
      }
    }
    doc(id: { eq: $id }) {
      path
      title
      description
      editUrl
      lastUpdated
      stylesheets
      body(without: $deadLinks)
      headings(maxDepth: 3) {
        id
        depth
        text
      }
    }
  }
`;
