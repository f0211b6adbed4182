/** The modal's style sheet, named by the version of the package it comes from, so that it can be cached for good. */
export const SEARCH_STYLESHEET = '/styles/docsearch-3.9.0.css';
