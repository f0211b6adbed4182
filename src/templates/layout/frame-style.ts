import type { CSSObject } from '@emotion/react';
import { iconsStyle } from '../../kit/view/icons-style';
import { baseAddressBannerStyle } from '../../frame/base-address/base-address-banner-style';
import { searchButtonStyle } from '../../search/dialog/search-button-style';
import { skipLinkStyle } from '../../frame/skip-link/skip-link-style';
import { announcementBarStyle } from '../../frame/announcement/announcement-bar-style';
import { siteLayoutStyle } from './site-layout-style';
import { loadStateStyle } from '../../frame/load-state/load-state-style';
import { crashBoundaryStyle } from '../../frame/crash/crash-boundary-style';
import { footerStyle } from '../../frame/footer/footer-style';
import { navbarStyle } from '../../frame/navbar/navbar-style';
import { colourToggleStyle } from '../../frame/colour-mode/colour-toggle-style';
import { downloadProjectStyle } from '../../markup/code/download-project-style';
import { dropdownStyle } from '../../kit/view/dropdown-style';
import { siteMenuStyle } from '../../frame/mobile-menu/site-menu-style';
import { sidebarStyle } from '../../frame/sidebar/sidebar-style';
import { landingStyle } from '../../markup/landing/landing-style';
import { articleStyle } from '../../markup/article/article-style';
import { breadcrumbsStyle } from '../../frame/breadcrumbs/breadcrumbs-style';
import { tableOfContentsStyle } from '../../frame/contents/table-of-contents-style';
import { paginationStyle } from '../../frame/pagination/pagination-style';
import { pageFileStyle } from '../../markup/article/page-file-style';
import { pagesUnderStyle } from '../../markup/article/pages-under-style';
import { pageFeedbackStyle } from '../../frame/feedback/page-feedback-style';
import { articleFootStyle } from '../../markup/article/article-foot-style';

/**
 * Styles of the frame on every page: navbar, menus, sidebar, article, footer. They use plain class names, and the
 * server writes them into each page, so that the bundle does not contain them again; this saves readers 3 kB gzip.
 * Styles that only some pages need are defined in the folder of their component, with emotion's `css` prop. Later
 * entries win over earlier ones.
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
  siteMenuStyle,
  sidebarStyle,
  articleStyle,
  pageFileStyle,
  landingStyle,
  pagesUnderStyle,
  downloadProjectStyle,
  breadcrumbsStyle,
  tableOfContentsStyle,
  paginationStyle,
  articleFootStyle,
  ...((FEEDBACK_SETTINGS.helpful ?? FEEDBACK_SETTINGS.issues) ? [pageFeedbackStyle] : []),
];
