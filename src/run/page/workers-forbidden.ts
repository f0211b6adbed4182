import { JS } from '../../kit/names';

let forbidden = false;

document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  forbidden ||= effectiveDirective.startsWith('worker-src');
});

/** Whether the page was not allowed to start a worker: that shows when it tries. */
export const workersForbidden = (): boolean => forbidden;

/** No button that would do nothing stays, on this page and the next. */
export const hideButtons = (): void => document.documentElement.setAttribute(JS, '');
