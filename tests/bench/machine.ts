import { cpus, platform } from 'node:os';

/** When and on what something was measured: times mean little without. */
export const measuredOn = (browserVersion: string): string =>
  [
    new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
    `${cpus().length} cores`,
    `Node ${process.versions.node}`,
    `Chromium ${browserVersion}`,
    platform(),
  ].join(', ');
