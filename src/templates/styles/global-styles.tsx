import { Global } from '@emotion/react';
import { globalStyle } from './global-style';

/**
 * The global styles. The server writes them into the page; in development, without server rendering, the browser does.
 */
export function GlobalStyles() {
  return <Global styles={globalStyle} />;
}
