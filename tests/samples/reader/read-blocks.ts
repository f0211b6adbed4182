// SPDX-License-Identifier: MIT
import type { Page } from 'playwright-core';
import type { ShownBlock } from './shown-block.ts';

/** Clicks every Copy button of a page, including those in tabs, and reads the clipboard after each. */
export async function readBlocks(page: Page, path: string): Promise<ShownBlock[]> {
  const blocks = await page.evaluate(async () => {
    const words = (node: Element | null | undefined) => (node?.textContent ?? '').trim();
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

    /**
     * Clicks a Copy button and returns the copied text once the button confirms it. Clicks again if the page's script
     * was not loaded yet.
     */
    const copiedBy = async (button: HTMLElement) => {
      for (let attempt = 0; attempt < 50; attempt += 1) {
        await navigator.clipboard.writeText('nothing');
        button.click();
        for (let wait = 0; wait < 50 && !words(button).startsWith('Copied'); wait += 1) {
          await pause(10);
        }
        const text = await navigator.clipboard.readText();
        if (text !== 'nothing') return text;
      }
      throw new Error(`Copy gave nothing at ${words(button.closest('figure'))}`);
    };

    const main = document.querySelector('main') ?? document.body;
    let heading = '';
    const found = [];
    for (const element of main.querySelectorAll<HTMLElement>('h1, h2, h3, h4, figure')) {
      if (element.tagName !== 'FIGURE') {
        heading = words(element).replace(/#$/, '').trim();
        continue;
      }
      const buttons = [...element.querySelectorAll<HTMLElement>('button')];
      const copy = buttons.find((button) => words(button) === 'Copy');
      if (!copy) continue;
      const bar = [...(element.querySelector('figcaption')?.children ?? [])].filter(
        (child) => child.tagName !== 'BUTTON',
      );
      const foot = element.lastElementChild;
      const tested = words(foot).includes('run in a test');
      const named = [...(tested ? (foot?.querySelectorAll('span') ?? []) : [])].map(words);
      found.push({
        heading,
        title: words(bar[0]),
        language: words(bar.at(-1)),
        copied: await copiedBy(copy),
        tested,
        runsWith: named.filter((text) => /^[@\w][@\w./-]* \d+\.\d+\.\d[\w.-]*$/.test(text)),
        files: [...element.querySelectorAll('a')].map((link) => ({
          name: words(link),
          href: link.href,
        })),
      });
    }
    return found;
  });
  return blocks.map((block) => ({ page: path, ...block }));
}
