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

/** More than any page says. */
const MOST = 6000;

/** What a screen reader says from the start of a page's main part to its end, phrase by phrase. */
export async function spoken(page: OpenPage): Promise<string[]> {
  // As text: the page's policy, which the context must pass by, and the test runner's imports both stay out of it.
  await page.evaluate(
    `import(URL.createObjectURL(new Blob([${JSON.stringify(screenReader)}], { type: 'text/javascript' })))
      .then(({ virtual }) => { window.screenReader = virtual; })`,
  );
  return page.evaluate(async (most) => {
    const { screenReader: reader } = window as unknown as { screenReader: Reader };
    const container = document.querySelector('main');
    if (!container) throw new Error('The page has no main part');
    // Text that a browser with scripts does not draw; this reader reads it.
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
