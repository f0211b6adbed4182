import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageSidebar } from '../../src/site/navigation/page-navigation';
import { BaseAddressBanner } from '../../src/frame/base-address/base-address-banner';
import { SiteLayout } from '../../src/templates/layout/site-layout';

interface DrawnPage {
  /** Its address, as it stands in the address bar. */
  path?: string;
  section?: string;
  /** Key of its docs version. */
  version?: string;
  counterparts?: Record<string, string>;
  sidebar?: PageSidebar;
  /** Compiled content, in the place of the article. */
  content?: string;
  /** Views in its place. */
  children?: ReactNode;
}

/** Draws a page in the site's own frame, as the server does, and stands the reader on it. */
export function drawPage({ path = '/', content = '', children, ...page }: DrawnPage = {}): void {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = renderToStaticMarkup(
    <>
      {path === '/' && <BaseAddressBanner />}
      <SiteLayout path={path.split(/[?#]/, 1)[0] ?? path} {...page}>
        {children ?? <div dangerouslySetInnerHTML={{ __html: content }} />}
      </SiteLayout>
    </>,
  );
}
