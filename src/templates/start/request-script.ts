declare global {
  interface Window {
    /** JSON of the files of each bundle, without the base path, which Gatsby writes into every page. */
    ___chunkMapping: string;
  }
}

/** Milliseconds from the frame that renders the page until the browser has certainly shown it. */
const PAINT = 100;

/**
 * Requests the script of the page (`start.ts`) after the first paint, so that on a slow network it doesn't compete with
 * the page itself. A hidden tab doesn't paint, so it requests the script at once. A click, a key or a movement of the
 * pointer also does, and is stored for the script: see `early-events.ts`. Back or Forward to another page, which the
 * app would render, reloads the document until then.
 *
 * Runs inline, at the end of the page, where `plugins/gatsby-plugin-static-host/complete-pages.ts` puts it.
 */
export function requestScript(): void {
  const { pathname } = location;
  let script: HTMLScriptElement | undefined;
  const request = (): void => {
    if (script) return;
    const { app } = JSON.parse(window.___chunkMapping) as { app: [string] };
    script = document.createElement('script');
    script.src = __BASE_PATH__ + app[0];
    document.head.append(script);
  };
  document.onclick =
    document.onkeydown =
    document.onpointermove =
      ({ type, target }: Event) => {
        window.earlyEvents = { ...window.earlyEvents, [type]: target };
        request();
      };
  window.onpopstate = () => {
    if (location.pathname !== pathname) location.reload();
  };
  if (document.hidden) request();
  else requestAnimationFrame(() => setTimeout(request, PAINT));
}
