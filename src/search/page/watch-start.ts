import { isReachable } from '../../kit/dom/reload';
import { STARTED } from '../../kit/names';
import { UNSTARTED } from '../names';

/**
 * Inlined as text into the search page, in case no bundle loads and the field does not work. Shows the failure message
 * after the page has loaded. A retry reloads the page with the query in the field, if the host responds.
 */
export function watchSearchStart(): void {
  addEventListener('load', () => {
    const failure = document.querySelector<HTMLElement>(`[${UNSTARTED}]`);
    const form = document.querySelector<HTMLFormElement>('main form');
    const field = form?.querySelector('input');
    if (!failure || !form || !field || document.documentElement.hasAttribute(STARTED)) return;
    failure.hidden = false;
    field.value ||= new URLSearchParams(location.search).get('q') ?? '';
    const tryAgain = async (event: Event) => {
      event.preventDefault();
      if (await isReachable(location.href)) form.submit();
    };
    form.addEventListener('submit', (event) => void tryAgain(event));
    failure.addEventListener('click', (event) => {
      if (event.target instanceof HTMLButtonElement) void tryAgain(event);
    });
  });
}
