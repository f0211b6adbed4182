/** Whether the browser sends an opt-out of tracking: Global Privacy Control or Do Not Track. */
export function isTrackingDeclined(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
    doNotTrack?: string | null;
  };
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
