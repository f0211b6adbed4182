import type { LoadState } from './page-script';
import { answers } from '../../kit/dom/answers';
import { atFirstIntent } from '../../kit/dom/first-intent';
import { delegate } from '../../kit/dom/delegate';
import { reloadWithEdits } from '../../kit/dom/reload-with-edits';
import { APP_NEEDED, AT_ONCE, RUN_PARAMETER } from '../../kit/names';
import { message } from '../../kit/language/message';

/** Before another attempt that the reader has not asked for, in ms. */
const PAUSE = 1000;

/** Resolves when the reader is about to do something. */
const nextSign = () => new Promise<void>((resolve) => atFirstIntent(resolve));

/** Whether the page holds what does nothing without the app: all else is plain links and behaviours. */
export const needsApp = (): boolean => document.querySelector(`[${APP_NEEDED}]`) !== null;

/** Whether the reader is to see what only the app can show: a page that is its work, or what the address tells of. */
const isWanted = (): boolean =>
  document.querySelector(`[${APP_NEEDED}="${AT_ONCE}"]`) !== null ||
  (window.location.search !== '' &&
    (needsApp() || window.location.search.includes(`${RUN_PARAMETER}=`)));

/** Resolves when the reader presses what does nothing without the app. */
const nextPress = () =>
  new Promise<unknown>((resolve) => delegate('click', `[${APP_NEEDED}]`, resolve));

/**
 * After a failure: resolves when it is time for another attempt. Where the page works without the app nothing is said,
 * and the reader's next sign is the time. Elsewhere the reader is asked, and asked again only if they press what does
 * not work.
 *
 * @returns whether the reader has asked for it
 */
export async function untilAnotherAttempt(
  { askToRetry }: Pick<LoadState, 'askToRetry'>,
  reason: string,
): Promise<boolean> {
  if (needsApp()) {
    const title = message('Part of this page could not be loaded');
    if (await askToRetry(title, reason)) return true;
    await nextPress();
    return false;
  }
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  await nextSign();
  return false;
}

/**
 * Lets React and Gatsby's runtime take over the page, once the reader gives a sign: until then links, menu, tabs and
 * all other behaviours work without them. They may be gone with the deployment that the page came from: where the
 * reader asks again in vain, and the host answers, the page is loaded anew.
 *
 * @param load brings the runtime, which starts by itself
 */
export async function takeOver(load: () => Promise<unknown>, telling: LoadState): Promise<void> {
  if (!isWanted()) await nextSign();
  for (let isAsked = false; ;) {
    if (needsApp()) telling.show();
    try {
      await load();
      return;
    } catch (error) {
      telling.hide();
      console.warn('The app could not be loaded.', error);
      if (isAsked && (await answers(window.location.href))) {
        reloadWithEdits();
        return;
      }
      isAsked = await untilAnotherAttempt(
        telling,
        navigator.onLine
          ? message('Its code could not be fetched.')
          : message('There is no network connection.'),
      );
    }
  }
}
