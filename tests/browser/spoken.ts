import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { OpenPage } from './site';

const screenReader = readFileSync(
  join(
    createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader'),
    '../../esm/index.browser.js',
  ),
  'utf8',
);

interface Reader {
  start(options: { container: Element }): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Maximum number of phrases, more than any page has. */
const MOST = 6000;

/** Returns the phrases that a screen reader announces in a page's main part. */
export async function spoken(page: OpenPage): Promise<string[]> {
  // The code is passed as text, because the test runner would rewrite its import. The browser context has to bypass the
  // page's CSP.
  await page.evaluate(
    `import(URL.createObjectURL(new Blob([${JSON.stringify(screenReader)}], { type: 'text/javascript' })))
      .then(({ virtual }) => { window.screenReader = virtual; })`,
  );
  return page.evaluate(async (most) => {
    const { screenReader: reader } = window as unknown as { screenReader: Reader };
    const container = document.querySelector('main');
    if (!container) throw new Error('The page has no main part');
    // Removed, because this screen reader would read it although browsers with scripts don't render it.
    for (const unread of container.querySelectorAll('noscript')) unread.remove();
    await reader.start({ container });
    for (let phrase = 0; (await reader.lastSpokenPhrase()) !== 'end of main'; phrase += 1) {
      if (phrase > most) throw new Error('The reader came to no end');
      await reader.next();
    }
    const phrases = await reader.spokenPhraseLog();
    await reader.stop();
    return phrases;
  }, MOST);
}
