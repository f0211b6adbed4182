import { answers } from '../../kit/dom/answers';
import { STARTED } from '../../kit/names';
import { UNSTARTED } from '../names';

/**
 * Runs in the search page, as text: it is for the case that no bundle comes, and the field finds nothing. Says so once
 * everything has loaded. Another attempt is a load of the page, where the host answers, with what is in the field.
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
      if (await answers(location.href)) form.submit();
    };
    form.addEventListener('submit', (event) => void tryAgain(event));
    failure.addEventListener('click', (event) => {
      if (event.target instanceof HTMLButtonElement) void tryAgain(event);
    });
  });
}
