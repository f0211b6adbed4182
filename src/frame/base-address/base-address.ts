import { basePathPattern } from '../../site/navigation/site-address';
import { STARTED } from '../../kit/names';
import { BASE_BANNER, BASE_EMPTY, BASE_FITS, BASE_SUGGESTION, BASE_UNFIT } from './names';

const hasScript = (): boolean => document.documentElement.hasAttribute(STARTED);

/**
 * Shows the banner with the suggested base path if the page is served at a different path than the configured one and
 * no script of the bundle has run by the `load` event. Does nothing if a script fails at the correct path, or if only
 * some scripts fail. Runs inline in the head of the home page, because no bundle loads if the base path is wrong.
 */
export function watchBaseAddress(): void {
  addEventListener('load', () => {
    const path = location.pathname.replace(/\/(index\.html)?$/, '');
    const banner = document.querySelector<HTMLElement>(`[${BASE_BANNER}]`);
    if (!banner || path === banner.getAttribute(BASE_BANNER) || hasScript()) return;
    const fits = /^https?:$/.test(location.protocol) && basePathPattern.test(path);
    for (const place of document.querySelectorAll(`[${BASE_SUGGESTION}]`))
      place.textContent = path || place.getAttribute(BASE_EMPTY);
    const said = document.querySelector<HTMLElement>(`[${fits ? BASE_FITS : BASE_UNFIT}]`);
    if (said) said.hidden = false;
    banner.hidden = false;
  });
}
