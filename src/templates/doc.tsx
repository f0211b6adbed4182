import { graphql, type PageProps } from 'gatsby';
import type { DocPageContext } from '../site/pages/page-context';
import { Article } from '../markup/article/article';
import { ArticleFoot } from '../markup/article/article-foot';
import { Content } from './content/content';
import { PagesUnder } from '../markup/article/pages-under';
import { SameTask } from '../markup/article/same-task';
import { Head } from '../frame/head/head';
import { Breadcrumbs, breadcrumbData } from '../frame/breadcrumbs/breadcrumbs';
import { Pagination } from '../frame/pagination/pagination';
import {
  contentsHeadings,
  FoldedContents,
  TableOfContents,
} from '../frame/contents/table-of-contents';
import type { ContentNode } from '../site/content/content-tree';

/** A doc: the query and who draws what. */
export default function DocTemplate({
  data,
  pageContext,
}: PageProps<Queries.DocPageQuery, DocPageContext>) {
  const { doc, site } = data;
  if (!doc) return null;
  const { headTitle, navigation, sameTask } = pageContext;
  const { breadcrumbs, previous, next, under } = navigation;
  const headings = contentsHeadings(doc.headings);
  const home = `${site?.siteMetadata?.url ?? ''}${site?.siteMetadata?.basePath ?? ''}`;
  return (
    <>
      <Head
        title={headTitle}
        description={doc.description}
        path={doc.path}
        stylesheets={doc.stylesheets}
        structuredData={breadcrumbData(breadcrumbs, home)}
      />
      <Article
        title={doc.title}
        lead={doc.description}
        before={<Breadcrumbs items={breadcrumbs} />}
        elsewhere={<SameTask links={sameTask} />}
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
            <PagesUnder pages={under} />
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
  query DocPage($id: String!, $deadLinks: [String!], $locale: String) {
    site {
      siteMetadata {
        url
        basePath
      }
    }
    doc(id: { eq: $id }) {
      path
      title(locale: $locale)
      description(locale: $locale)
      editUrl(locale: $locale)
      lastUpdated(locale: $locale)
      stylesheets(locale: $locale)
      body(without: $deadLinks, locale: $locale)
      headings(maxDepth: 3, locale: $locale) {
        id
        depth
        text
      }
    }
  }
`;
