import type { LoadDisplay } from './page-script';
import { isReachable, reloadWithEdits } from '../../kit/dom/reload';
import { atFirstIntent } from '../../kit/dom/deferred-work';
import { delegate } from '../../kit/dom/delegate';
import { APP_NEEDED, AT_ONCE, RUN_PARAMETER } from '../../kit/names';
import { message } from '../../kit/language/message';

/** Milliseconds to wait before another attempt that the reader has not requested. */
const PAUSE = 1000;

/** Resolves when the reader is about to interact. */
const nextSign = () => new Promise<void>((resolve) => atFirstIntent(resolve));

/**
 * Whether the page contains elements that do nothing without the app. All other elements work with plain HTML and the
 * page's first script.
 */
export const needsApp = (): boolean => document.querySelector(`[${APP_NEEDED}]`) !== null;

/** Whether the app should load at once: the page renders only with it, or the query in its address needs the app. */
const isWanted = (): boolean =>
  document.querySelector(`[${APP_NEEDED}="${AT_ONCE}"]`) !== null ||
  (window.location.search !== '' &&
    (needsApp() || window.location.search.includes(`${RUN_PARAMETER}=`)));

/** Resolves when the reader presses something that does nothing without the app. */
const nextPress = () =>
  new Promise<unknown>((resolve) => delegate('click', `[${APP_NEEDED}]`, resolve));

/**
 * Resolves when it is time for another attempt after a failure. If the page works without the app, shows nothing and
 * waits for the next interaction. Otherwise shows a box with a retry button and, if the reader closes it, waits until
 * they press something that needs the app.
 *
 * @returns whether the reader pressed the retry button
 */
export async function waitForRetry(
  { askToRetry }: Pick<LoadDisplay, 'askToRetry'>,
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
 * Loads React and Gatsby's runtime to hydrate the page once the reader interacts. Until then, links, the menu, tabs and
 * all other behaviors work without them. If the reader retries after a failure and the retry fails although the host
 * responds, reloads the page, because a deployment may have removed the scripts.
 *
 * @param load imports the runtime, which starts by itself
 */
export async function hydrateOnInteraction(
  load: () => Promise<unknown>,
  telling: LoadDisplay,
): Promise<void> {
  if (!isWanted()) await nextSign();
  for (let isAsked = false; ;) {
    if (needsApp()) telling.show();
    try {
      await load();
      return;
    } catch (error) {
      telling.hide();
      console.warn('The app could not be loaded.', error);
      if (isAsked && (await isReachable(window.location.href))) {
        reloadWithEdits();
        return;
      }
      isAsked = await waitForRetry(
        telling,
        navigator.onLine
          ? message('Its code could not be fetched.')
          : message('There is no network connection.'),
      );
    }
  }
}
