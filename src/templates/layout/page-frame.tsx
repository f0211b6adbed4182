import type { ReactNode } from 'react';
import type { DocPageContext } from '../../site/pages/page-context';
import { assertPageComponent } from '../../gatsby/page-component';
import { setPageLanguage } from '../../kit/language/message';
import { basePath } from '../../kit/view/site-paths';
import { CrashBoundary } from '../../frame/crash/crash-boundary';
import { SiteLayout } from './site-layout';

interface PageFrameProps {
  location: { pathname: string };
  /** The page's module; only in the browser. */
  pageResources?: { component?: unknown; page?: { componentChunkName: string } };
  /** The context set by `gatsby-node`; pages outside the docs have neither section nor version. */
  pageContext: unknown;
  children: ReactNode;
}

/**
 * Wraps a page in the site's frame: the implementation of `wrapPageElement`, on the server and in the browser. If the
 * frame itself throws, only the crash page is shown.
 */
export function PageFrame({ location, pageContext, pageResources, children }: PageFrameProps) {
  if (SEVERAL_LOCALES) setPageLanguage(pageContext ?? {});
  const { section, version, counterparts, navigation } = (pageContext ??
    {}) as Partial<DocPageContext>;
  const path = location.pathname.slice(basePath.length).replace(/(.)\/$/, '$1') || '/';
  return (
    <CrashBoundary path={path}>
      <SiteLayout
        path={path}
        section={section}
        version={version}
        counterparts={counterparts}
        sidebar={navigation?.sidebar}
      >
        <CheckedPage resources={pageResources}>{children}</CheckedPage>
      </SiteLayout>
    </CrashBoundary>
  );
}

interface CheckedPageProps {
  resources: PageFrameProps['pageResources'];
  children: ReactNode;
}

/**
 * Checks the module inside the frame's error boundaries, so that an invalid one replaces only the page's own content.
 */
function CheckedPage({ resources, children }: CheckedPageProps) {
  if (resources?.page) {
    assertPageComponent(resources.component, resources.page.componentChunkName);
  }
  return children;
}
