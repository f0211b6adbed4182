import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programLanguages } from '../../src/site/content/code-languages';

const root = 'content/docs';

/** The first line of each code block in a language that can run, as `page: line`. */
const fences = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .flatMap((name) =>
    [
      ...readFileSync(join(root, name), 'utf8').matchAll(
        new RegExp(`^ *(\`\`\`(?:${programLanguages.join('|')})\\b.*)$`, 'gm'),
      ),
    ].map(([, fence = '']) => `${name}: ${fence}`),
  );

test('code on pages is from tested samples, except for a few sketches and signatures', () => {
  const untested = fences.filter((fence) => !fence.includes(' file="'));
  expect(fences.length - untested.length).toBeGreaterThan(500);
  expect(untested.length, untested.join('\n')).toBeLessThanOrEqual(70);
});
