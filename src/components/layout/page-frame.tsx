import type { ReactNode } from 'react';
import type { DocPageContext } from '../../build/create-doc-pages';
import { assertPageComponent } from '../../lib/page-component';
import { basePath } from '../../lib/site-paths';
import { SiteLayout } from './site-layout';

interface PageFrameProps {
  location: { pathname: string };
  /** The page's module; in the browser only. */
  pageResources?: { component?: unknown; page?: { componentChunkName: string } };
  /** What `gatsby-node` gave the page; pages outside the docs have neither section nor version. */
  pageContext: unknown;
  children: ReactNode;
}

/** Puts a page into the site's frame: what `wrapPageElement` does, on the server and in the browser alike. */
export function PageFrame({ location, pageContext, pageResources, children }: PageFrameProps) {
  if (pageResources?.page) {
    assertPageComponent(pageResources.component, pageResources.page.componentChunkName);
  }
  const { section, version, counterparts, navigation } = (pageContext ??
    {}) as Partial<DocPageContext>;
  const path = location.pathname.slice(basePath.length).replace(/(.)\/$/, '$1') || '/';
  return (
    <SiteLayout
      path={path}
      section={section}
      version={version}
      counterparts={counterparts}
      sidebar={navigation?.sidebar}
    >
      {children}
    </SiteLayout>
  );
}
