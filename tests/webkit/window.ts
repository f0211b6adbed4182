import { spawn } from 'node:child_process';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { inject } from 'vitest';
import { freePort } from '../free-port';

/** A WebKit window with empty storage. */
export interface WebKitWindow {
  driver: WebDriver;
  /** Ends the browser and all its processes, even if they hang. */
  close(): void;
}

/** Timeout for page loads and scripts, in ms. */
const LIMIT = 30_000;

/** Starts a driver and its browser; a driver can have only one window at a time. */
export async function openWindow(): Promise<WebKitWindow> {
  const port = await freePort();
  const program = spawn(inject('driverPath'), [`--port=${port}`], {
    // A separate process group, so that all processes end together.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: inject('display'), NO_AT_BRIDGE: '1' },
  });
  const close = () => {
    if (program.pid !== undefined && program.exitCode === null)
      process.kill(-program.pid, 'SIGKILL');
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    await listening(address);
    const driver = await new Builder()
      .usingServer(address)
      .disableEnvironmentOverrides()
      .withCapabilities({
        browserName: 'MiniBrowser',
        timeouts: { pageLoad: LIMIT, script: LIMIT },
        'webkitgtk:browserOptions': {
          binary: inject('browserPath'),
          // Use full screen, because the toolbar would keep the window from being as narrow as a phone's.
          args: ['--automation', '--full-screen'],
        },
      })
      .build();
    return { driver, close };
  } catch (error) {
    close();
    throw error;
  }
}

async function listening(address: string): Promise<void> {
  const answers = () =>
    fetch(`${address}/status`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
}
