import { graphql, type PageProps } from 'gatsby';
import type { DocPageContext } from '../site/pages/page-context';
import { Article } from '../markup/article/article';
import { ArticleFoot } from '../markup/article/article-foot';
import { Content } from './content/content';
import { DraftMark, VersionBanner } from '../markup/article/notices';
import { PagesUnder, SameTask } from '../markup/article/related-pages';
import { PageFile } from '../markup/article/page-file';
import { Head, writtenPath } from '../frame/head/head';
import { articleData } from '../frame/head/structured-data';
import { Breadcrumbs, breadcrumbData } from '../frame/breadcrumbs';
import { pageScript } from '../gatsby/runtime/page-script';
import { PageFeedback } from '../frame/page-feedback';
import { Pagination } from '../frame/pagination';
import {
  contentsHeadings,
  FoldedContents,
  TableOfContents,
} from '../frame/contents/table-of-contents';
import { sitePath } from '../kit/view/site-paths';
import { markdownOf } from '../site/pages/machine-files';
import type { ContentNode } from '../site/content/content-tree';

const pressedBeforeApp = (element: Element) => pageScript().earlyClickIn(element);

/** The page of a doc: its query and its layout. */
export default function DocTemplate({
  data,
  pageContext,
}: PageProps<Queries.DocPageQuery, DocPageContext>) {
  const { doc } = data;
  if (!doc) return null;
  const { banner, draft, headTitle, navigation, sameTask, version } = pageContext;
  const { breadcrumbs, previous, next, under } = navigation;
  const ownPath = SEVERAL_LOCALES ? writtenPath(doc.path) : doc.path;
  const headings = contentsHeadings(doc.headings);
  return (
    <>
      <Head
        title={headTitle}
        description={doc.description}
        path={doc.path}
        stylesheets={doc.stylesheets}
        structuredData={(page) => [
          breadcrumbData(breadcrumbs, page.home),
          articleData(
            {
              title: doc.title,
              description: doc.description,
              part: breadcrumbs.length > 1 ? breadcrumbs[0]?.label : undefined,
              lastUpdated: doc.lastUpdated,
            },
            page,
          ),
        ]}
      />
      <Article
        title={doc.title}
        lead={doc.description}
        before={
          <>
            {process.env.NODE_ENV !== 'production' && draft && <DraftMark />}
            {OTHER_VERSIONS && banner && <VersionBanner banner={banner} />}
            <Breadcrumbs items={breadcrumbs} />
          </>
        }
        elsewhere={
          <>
            <SameTask links={sameTask} />
            <PageFile address={sitePath(markdownOf(ownPath))} />
          </>
        }
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
            {(FEEDBACK_SETTINGS.helpful ?? FEEDBACK_SETTINGS.issues) && (
              <PageFeedback
                earlyClickIn={pressedBeforeApp}
                key={doc.path}
                page={{
                  title: doc.title,
                  path: doc.path,
                  address: SITE_ADDRESS + sitePath(ownPath),
                  section: breadcrumbs.length > 1 ? breadcrumbs[0]?.label : undefined,
                  version: version?.split('/')[1],
                }}
              />
            )}
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
