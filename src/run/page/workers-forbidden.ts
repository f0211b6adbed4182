import { JS } from '../../kit/names';

let forbidden = false;

document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  forbidden ||= effectiveDirective.startsWith('worker-src');
});

/** Whether the page's policy has blocked a worker. That is known only after trying to start one. */
export const workersForbidden = (): boolean => forbidden;

/** Hides the buttons that can no longer do anything, on this page and the next ones. */
export const hideButtons = (): void => document.documentElement.setAttribute(JS, '');
