import { isReachable } from '../../kit/dom/reload';
import { STARTED } from '../../kit/names';
import { UNSTARTED } from '../names';

/**
 * Shows a failure message on the search page if no script of the bundle has run by the `load` event, because the field
 * then does not work. A retry reloads the page with the query in the field, if the host responds. Runs inline in the
 * search page.
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
