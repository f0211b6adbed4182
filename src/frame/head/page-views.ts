import { PAGE_VIEWS } from './names';

/** Whether the reader's browser asks not to be counted: Global Privacy Control, or Do Not Track. */
function declined(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
    doNotTrack?: string | null;
  };
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

/** Sends one page view to the configured address, if there is one: the path alone, never a query or a hash. */
export function sendPageView(pathname: string): void {
  const address = document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_VIEWS}"]`)?.content;
  if (!address || declined()) return;
  navigator.sendBeacon(address, JSON.stringify({ path: pathname }));
}
