import type { ReactNode } from 'react';
import type { DocPageContext } from '../../site/pages/page-context';
import { assertPageComponent } from '../../gatsby/page-component';
import { setPageLanguage } from '../../kit/language/message';
import { basePath } from '../../kit/view/site-paths';
import { CrashBoundary } from '../../frame/crash/crash-boundary';
import { SiteLayout } from './site-layout';

interface PageFrameProps {
  location: { pathname: string };
  /** The page's module; in the browser only. */
  pageResources?: { component?: unknown; page?: { componentChunkName: string } };
  /** What `gatsby-node` gave the page; pages outside the docs have neither section nor version. */
  pageContext: unknown;
  children: ReactNode;
}

/**
 * Puts a page into the site's frame: what `wrapPageElement` does, on the server and in the browser alike. Where the
 * frame itself throws, the crash page stands alone.
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

/** Inside the frame's boundaries, so that a module that is no page takes no more than its own place. */
function CheckedPage({ resources, children }: CheckedPageProps) {
  if (resources?.page) {
    assertPageComponent(resources.component, resources.page.componentChunkName);
  }
  return children;
}
