import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { buildInlineScript, inlineScripts } from './inline-scripts';

test.each(Object.entries(inlineScripts))('%s is one short script', (_name, script) => {
  const text = buildInlineScript(script, '/docs');
  expect(() => new Script(text)).not.toThrow();
  // The script is inlined at the start of every page.
  expect(text.length).toBeLessThan(1_100);
  // Either would end the script element early.
  expect(text).not.toMatch(/<\/script|<!--/i);
});

test("a reader's choice is stored under the site's base path", () => {
  expect(buildInlineScript(inlineScripts.FIRST_PAINT_SCRIPT, '/docs')).toMatch(/["`]\/docs["`]/);
});

test('a missing file is named', () => {
  expect(() => buildInlineScript(['src/frame/none.ts', 'nothing'], '')).toThrow(
    'src/frame/none.ts',
  );
});
