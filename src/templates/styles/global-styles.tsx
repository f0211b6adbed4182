import { Global } from '@emotion/react';
import { globalStyle } from './global-style';

/** The document's own styles. The server writes them; while developing, when it does not render, the browser does. */
export function GlobalStyles() {
  return <Global styles={globalStyle} />;
}
