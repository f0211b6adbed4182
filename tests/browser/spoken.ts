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

/** Limit on phrases, higher than any page has. */
const MOST = 6000;

/** Returns what a screen reader announces in a page's main part, phrase by phrase. */
export async function spoken(page: OpenPage): Promise<string[]> {
  // Pass the code as text, because the test runner would rewrite the import. The context must bypass the page's CSP.
  await page.evaluate(
    `import(URL.createObjectURL(new Blob([${JSON.stringify(screenReader)}], { type: 'text/javascript' })))
      .then(({ virtual }) => { window.screenReader = virtual; })`,
  );
  return page.evaluate(async (most) => {
    const { screenReader: reader } = window as unknown as { screenReader: Reader };
    const container = document.querySelector('main');
    if (!container) throw new Error('The page has no main part');
    // Browsers with scripts don't render this text, but this screen reader reads it.
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
