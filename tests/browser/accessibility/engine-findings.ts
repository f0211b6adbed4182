import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OpenPage } from '../site';

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine'),
  'utf8',
);

/** Rules of IBM's engine that the site doesn't follow, each with the reason. */
const declined = new Map([
  ['element_tabbable_role_valid', 'what scrolls must be reached by keyboard, and is no widget'],
  ['aria_content_in_landmark', 'the skip link comes before every landmark, to lead past them'],
  ['aria_complementary_label_visible', 'the announcement is its own label to who sees it'],
]);

interface Result {
  ruleId: string;
  value: [level: string, outcome: string];
  message: string;
  snippet: string;
}

/**
 * Returns the faults that IBM's engine finds in the current state of a page, without those of {@link declined} rules.
 */
export async function engineFindings(page: OpenPage): Promise<string[]> {
  // Evaluated through the driver, because the page's CSP allows only the site's own scripts.
  await page.evaluate(engine);
  // Failed checks are selected in the page, because the passed checks of a long page are megabytes of data.
  const { passed, failed } = await page.evaluate(async () => {
    const { ace } = window as unknown as {
      ace: {
        Checker: new () => {
          check(root: Document, guidelines: string[]): Promise<{ results: Result[] }>;
        };
      };
    };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return {
      passed: results.some(({ value }) => value[1] === 'PASS'),
      failed: results
        .filter(({ value }) => value[1] === 'FAIL')
        .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet })),
    };
  });
  if (!passed) throw new Error('The engine found nothing to check');
  return failed
    .filter(({ ruleId }) => !declined.has(ruleId))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
}
