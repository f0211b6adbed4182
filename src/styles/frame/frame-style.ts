import type { CSSObject } from '@emotion/react';
import { iconsStyle } from './icons-style';
import { baseAddressBannerStyle } from './base-address-banner-style';
import { searchButtonStyle } from './search-button-style';
import { skipLinkStyle } from './skip-link-style';
import { announcementBarStyle } from './announcement-bar-style';
import { siteLayoutStyle } from './site-layout-style';
import { loadStateStyle } from './load-state-style';
import { crashBoundaryStyle } from './crash-boundary-style';
import { footerStyle } from './footer-style';
import { navbarStyle } from './navbar-style';
import { colourToggleStyle } from './colour-toggle-style';
import { downloadProjectStyle } from './download-project-style';
import { dropdownStyle } from './dropdown-style';
import { versionMenuStyle } from './version-menu-style';
import { siteMenuStyle } from './site-menu-style';
import { sidebarStyle } from './sidebar-style';
import { articleStyle } from './article-style';
import { breadcrumbsStyle } from './breadcrumbs-style';
import { tableOfContentsStyle } from './table-of-contents-style';
import { paginationStyle } from './pagination-style';
import { pagesUnderStyle } from './pages-under-style';
import { articleFootStyle } from './article-foot-style';

/**
 * The frame that every page has: navbar, menus, sidebar, article, footer. Classes with plain names, written by the
 * server into each page, so that no bundle carries them a second time: 3 kB gzip of what a reader loads. What only
 * some pages have is styled beside its component, by emotion's `css` prop. Later entries win over earlier ones.
 */
export const frameStyle: CSSObject[] = [
  iconsStyle,
  skipLinkStyle,
  announcementBarStyle,
  siteLayoutStyle,
  loadStateStyle,
  crashBoundaryStyle,
  footerStyle,
  navbarStyle,
  searchButtonStyle,
  baseAddressBannerStyle,
  colourToggleStyle,
  dropdownStyle,
  versionMenuStyle,
  siteMenuStyle,
  sidebarStyle,
  articleStyle,
  pagesUnderStyle,
  downloadProjectStyle,
  breadcrumbsStyle,
  tableOfContentsStyle,
  paginationStyle,
  articleFootStyle,
];
